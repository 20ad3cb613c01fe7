"""`python -m tilldawn`: the command line."""

from __future__ import annotations

import sys

from tilldawn.cli import main

sys.exit(main())
