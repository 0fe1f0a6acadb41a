"""The project's settings with a data folder of their own, with the provider states and the admin."""

import os
import tempfile

folder = tempfile.TemporaryDirectory(prefix="daymark-tests-")
os.environ["DATA_DIR"] = folder.name
os.environ["PACT_STATES"] = "1"
os.environ["ADMIN"] = "1"
if worker := os.environ.get("PYTEST_XDIST_WORKER"):
    # Workers that run side by side count in a Redis each. pytest-django gives them a PostgreSQL database each.
    os.environ["REDIS_URL"] = f"{os.environ['REDIS_URL'].rpartition('/')[0]}/{worker.removeprefix('gw')}"
os.environ["PUSH_PRIVATE_KEY"] = "q8F1lDmWlgDcRb2C5s7_5w3nVTtE0yUQ2jN8kL4mXoA"

from daymark.settings import *  # noqa: E402, F403
