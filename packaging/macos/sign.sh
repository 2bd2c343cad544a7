#!/bin/sh
# Signs, checks, packs and notarises dist/Palifico.app: sh packaging/macos/sign.sh
#
# Without secrets the app is signed ad hoc, packed into dist/Palifico-VERSION.dmg, and the rest is said and left out.
# For a release these are set, and then every step must succeed:
#   PALIFICO_SIGN_AS      name of a "Developer ID Application" certificate in the keychain
#   PALIFICO_CERTIFICATE, PALIFICO_CERTIFICATE_PASSWORD   the certificate itself (.p12 in base64), where no keychain has it
#   PALIFICO_APPLE_ID, PALIFICO_TEAM_ID, PALIFICO_APP_PASSWORD   the account that notarises
set -eu
cd "$(dirname "$0")/../.."

fail() {
    echo "palifico: $*" >&2
    exit 1
}

[ "$(uname -s)" = Darwin ] || fail "signing needs macOS: codesign, hdiutil and notarytool are not here."
app=dist/Palifico.app
[ -d "$app" ] || fail "$app is missing: run sh packaging/bundle first."
version=$(sed -n 's/^VERSION = "\(.*\)"/\1/p' desktop_app/version.py)
image=dist/Palifico-$version.dmg
identity=${PALIFICO_SIGN_AS:--}
stamp=--timestamp
if [ "$identity" = - ]; then
    echo "palifico: PALIFICO_SIGN_AS is not set: signed ad hoc, for this machine and for trying only"
    stamp=--timestamp=none
fi

# A keychain that lasts as long as this script, for a machine that knows no certificate.
work=$(mktemp -d)
trap 'security delete-keychain "$work/signing.keychain-db" 2>/dev/null || true; rm -rf "$work"' EXIT
if [ -n "${PALIFICO_CERTIFICATE:-}" ]; then
    : "${PALIFICO_CERTIFICATE_PASSWORD:?palifico: PALIFICO_CERTIFICATE needs PALIFICO_CERTIFICATE_PASSWORD}"
    echo "$PALIFICO_CERTIFICATE" | base64 --decode >"$work/certificate.p12"
    security create-keychain -p palifico "$work/signing.keychain-db"
    security unlock-keychain -p palifico "$work/signing.keychain-db"
    security import "$work/certificate.p12" -k "$work/signing.keychain-db" -P "$PALIFICO_CERTIFICATE_PASSWORD" \
        -T /usr/bin/codesign || fail "the certificate could not be read."
    security set-key-partition-list -S apple-tool:,apple: -s -k palifico "$work/signing.keychain-db" >/dev/null
    security list-keychains -d user -s "$work/signing.keychain-db" login.keychain-db
fi

# Inner files first: a signature covers those of what lies inside.
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
    xargs -0 -n 16 codesign --force --options runtime $stamp --sign "$identity"
for program in "$app"/Contents/MacOS/*; do
    codesign --force --options runtime $stamp --entitlements packaging/macos/entitlements.plist --sign "$identity" "$program"
done
codesign --force --options runtime $stamp --entitlements packaging/macos/entitlements.plist --sign "$identity" "$app"
codesign --verify --deep --strict --verbose=2 "$app" || fail "the signature does not hold."

folder=$work/image
mkdir "$folder"
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
cp LICENSE resources/licences/third-party.txt "$folder/"
rm -f "$image"
hdiutil create -quiet -volname Palifico -srcfolder "$folder" -format UDZO "$image" || fail "$image could not be made."

if [ "$identity" = - ]; then
    echo "palifico: $image is not notarised: that needs a signature by a Developer ID"
    exit 0
fi
codesign --force $stamp --sign "$identity" "$image"
for name in PALIFICO_APPLE_ID PALIFICO_TEAM_ID PALIFICO_APP_PASSWORD; do
    eval "value=\${$name:-}"
    [ -n "$value" ] || fail "$name is not set: $image is signed but cannot be notarised."
done
xcrun notarytool submit "$image" --wait --apple-id "$PALIFICO_APPLE_ID" --team-id "$PALIFICO_TEAM_ID" \
    --password "$PALIFICO_APP_PASSWORD" || fail "Apple refused $image; xcrun notarytool log says why."
xcrun stapler staple "$image" || fail "the notarisation could not be attached to $image."
spctl --assess --type open --context context:primary-signature --verbose "$image" || fail "Gatekeeper refuses $image."
echo "palifico: $image is signed and notarised"
