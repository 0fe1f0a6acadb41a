"""The project's settings with a data folder of their own, and with the provider states."""

import os
import tempfile

folder = tempfile.TemporaryDirectory(prefix="daymark-tests-")
os.environ["DATA_DIR"] = folder.name
os.environ["PACT_STATES"] = "1"

from daymark.settings import *  # noqa: E402, F403
