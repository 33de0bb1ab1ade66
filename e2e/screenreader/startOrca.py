# Starts Orca as /usr/bin/orca does. That ends every other Orca of the same user with `--replace`, and does
# not start beside one without it, so two runs on one machine would silence each other.
import sys

from orca import orca

manager = orca.getSettingsManager()
manager.activate(None, {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
