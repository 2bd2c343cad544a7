"""What needs torch is collected where the extra `train` is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["selfplay"]
