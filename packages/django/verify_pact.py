"""Verifies the pact against a running backend, as a Django team's own CI would do.

pip install pact-python==4.2.0
python verify_pact.py http://localhost:8000
"""

import os
import sys
from pathlib import Path

from pact import Verifier

origin = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
verifier = Verifier("daymark-backend").add_transport(url=origin)
verifier.state_handler(f"{origin}/_pact/state", body=True)

if broker := os.environ.get("PACT_BROKER_BASE_URL"):
    source = verifier.broker_source(broker, token=os.environ.get("PACT_BROKER_TOKEN"), selector=True)
    source.consumer_version(main_branch=True).consumer_version(deployed_or_released=True).build()
    if version := os.environ.get("PROVIDER_VERSION"):
        verifier.set_publish_options(version, branch=os.environ.get("PROVIDER_BRANCH"))
else:
    verifier.add_source(Path(__file__).resolve().parents[2] / "contracts" / "pacts")

verifier.verify()
