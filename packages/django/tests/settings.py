"""The project's settings with a data folder of their own, with the provider states and the admin."""

import os
import tempfile

folder = tempfile.TemporaryDirectory(prefix="daymark-tests-")
os.environ["DATA_DIR"] = folder.name
os.environ["PACT_STATES"] = "1"
os.environ["ADMIN"] = "1"
os.environ["PUSH_PRIVATE_KEY"] = "q8F1lDmWlgDcRb2C5s7_5w3nVTtE0yUQ2jN8kL4mXoA"

from daymark.settings import *  # noqa: E402, F403
