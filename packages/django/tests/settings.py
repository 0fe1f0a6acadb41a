"""The project's settings with a data folder of their own, with the provider states and the admin."""

import os
import tempfile

folder = tempfile.TemporaryDirectory(prefix="daymark-tests-")
os.environ["DATA_DIR"] = folder.name
os.environ["PACT_STATES"] = "1"
os.environ["ADMIN"] = "1"

from daymark.settings import *  # noqa: E402, F403
