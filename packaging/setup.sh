# Sourced by play and check, from the root of the clone: what both need before they can start.
# POSIX sh. Order matters: without its system libraries even the build of the package fails, so they come before pip.

# Each library that Qt needs, with the Debian and Ubuntu package that holds it: first those for any start, then those for a
# window under X (for which Qt itself blames xcb-cursor0, whatever is missing).
LIBRARIES="
libglib-2.0.so.0:libglib2.0-0 libGL.so.1:libgl1 libEGL.so.1:libegl1 libX11.so.6:libx11-6 libdbus-1.so.3:libdbus-1-3
libfontconfig.so.1:libfontconfig1 libfreetype.so.6:libfreetype6 libxkbcommon.so.0:libxkbcommon0
libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 libxcb-image.so.0:libxcb-image0
libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-randr.so.0:libxcb-randr0 libxcb-render-util.so.0:libxcb-render-util0
libxcb-shape.so.0:libxcb-shape0 libxcb-xkb.so.1:libxcb-xkb1 libxkbcommon-x11.so.0:libxkbcommon-x11-0
libX11-xcb.so.1:libx11-xcb1
"

# Where a Python may be. The last is for those to whom all the others are shims that lead nowhere, as pyenv's may.
PYTHONS="python3 python3.13 python3.12 python3.11 /usr/bin/python3"

fail() {
    echo "palifico: $*" >&2
    exit 1
}

# Install Debian packages where that is ours to do, else say what to install and stop.
provide() {
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        echo "palifico: installing $*"
        apt-get update -q || echo "palifico: the package lists could not be renewed" >&2
        DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@" </dev/null ||
            fail "these packages could not be installed: $*"
    elif command -v apt-get >/dev/null; then
        fail "packages of the system are missing. Install them, then try again:
    sudo apt-get install --no-install-recommends $*"
    else
        fail "packages of the system are missing. Install what yours calls these of Debian's, then try again:
    $*"
    fi
}

# Sets python to an interpreter that this project supports; PYTHON names the only one to try.
find_python() {
    for python in ${PYTHON:-$PYTHONS}; do
        "$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null && return
    done
    return 1
}

# Debian's packages, one a line, for what this system lacks: Debian's Python comes without the means to make an environment,
# and of LIBRARIES those that the loader does not find.
missing_packages() {
    # shellcheck disable=SC2086 # one argument a library
    "$python" - $LIBRARIES <<'END'
import ctypes
import sys

try:
    import ensurepip
    import venv
except ImportError:
    print("python%d.%d-venv" % sys.version_info[:2])
for entry in sys.argv[1:] if sys.platform == "linux" else []:
    library, package = entry.split(":")
    try:
        ctypes.CDLL(library)
    except OSError:
        print(package)
END
}

# Python, its environments and the system's libraries, each only where it is missing.
prepare_system() {
    find_python || [ -n "${PYTHON:-}" ] || python3 -c '' 2>/dev/null || provide python3 python3-venv
    find_python || fail "Python 3.11, 3.12 or 3.13 is needed, and ${PYTHON:-python3} is not one of them."
    missing=$(missing_packages)
    [ -n "$missing" ] || return 0
    # shellcheck disable=SC2086 # one argument a package
    provide $missing
    missing=$(missing_packages)
    [ -z "$missing" ] || fail "this is still missing, although its package is installed:
$missing"
}

# The shared library of Python, which a bundle carries; Debian's python3 does without.
prepare_shared_python() {
    "$python" -c 'import ctypes, sysconfig; ctypes.CDLL(sysconfig.get_config_var("INSTSONAME"))' 2>/dev/null ||
        provide "$("$python" -c 'import sys; print("libpython%d.%d" % sys.version_info[:2])')"
}

# Set up .venv with the project in it, editable. $1: the extra to install too, or nothing. Quick when nothing has changed.
prepare_environment() {
    state="$PWD $("$python" -V) $(cksum <pyproject.toml)"
    stamp=.venv/installed${1:+-$1}
    [ "$(cat "$stamp" 2>/dev/null)" = "$state" ] && .venv/bin/python -c '' 2>/dev/null && return
    if ! grep -qsxF "$state" .venv/installed*; then
        "$python" -m venv --clear .venv || fail "the environment .venv could not be made."
    fi
    echo "palifico: installing into .venv"
    .venv/bin/python -m pip install --disable-pip-version-check -q -e ".${1:+[$1]}" || fail "the installation failed."
    echo "$state" >"$stamp"
}
