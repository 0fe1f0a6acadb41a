"""verify-pact: replays Daymark's pact against a running backend, and says operation by operation what holds."""

import argparse
import os
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from pact_states.relay import relayed
from pact_states.report import read_known, report, write_known

PROVIDER = "daymark-backend"
# A state may make twenty calls and wait for as many e-mails.
STATE_SECONDS = 20


def main() -> None:
    """
    Ends with 0 when every promise is kept but those in --known, or when they were written down with --write-known; with 1
    when another is broken or one of those is kept, and with 2 when none could be tried.
    """
    arguments = _arguments()
    # The Pact library tells its makers about each run, unless this says "true"; "1" would not do.
    os.environ.setdefault("PACT_DO_NOT_TRACK", "true")
    states = arguments.states or f"{arguments.origin}/_pact/state"
    try:
        _require_source(arguments)
        _require_states(states, arguments.wait)
        with relayed(states, STATE_SECONDS) as relay:
            known = read_known(arguments.known) if arguments.known else set()
            results = _verified(arguments, relay.url)
            text, kept = report(results, relay.failed, known, not arguments.only)
        if arguments.write_known:
            count = write_known(arguments.write_known, results, not arguments.only)
            text += f"\n{count} broken promises are now listed in {arguments.write_known}"
            kept = True
    except (OSError, RuntimeError, ValueError, LookupError) as error:
        sys.exit(_refused(error))
    print(text)
    sys.exit(0 if kept else 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="verify-pact", description=__doc__)
    parser.add_argument("origin", nargs="?", default="http://localhost:8000", type=_origin)
    parser.add_argument("--pact", metavar="FILE", type=Path, help="a file; else the broker's pacts")
    parser.add_argument("--known", metavar="FILE", type=Path, help="promises that may be broken, one on a line")
    parser.add_argument("--write-known", metavar="FILE", type=Path, help="lists the promises that are broken now")
    parser.add_argument("--states", metavar="URL", help="default: /_pact/state of the origin")
    parser.add_argument("--only", metavar="TEXT", help="promises that match this, such as an operation")
    parser.add_argument("--wait", metavar="SECONDS", type=float, default=0, help="for the backend to start")
    parser.add_argument("--verbose", action="store_true", help="with what the Pact library prints")
    parser.add_argument("--wip-since", metavar="DATE", help="with a broker: new pacts of any branch too")
    return parser.parse_args()


def _origin(text: str) -> str:
    if not text.startswith(("http://", "https://")):
        raise argparse.ArgumentTypeError("an origin begins with http:// or https://")
    return text.rstrip("/")


def _verified(arguments: argparse.Namespace, states: str) -> list[dict]:
    from pact import Verifier

    # Without the host the library takes localhost, and refuses any other origin.
    host = urlsplit(arguments.origin).hostname
    verifier = Verifier(PROVIDER, host=host).add_transport(url=arguments.origin)
    verifier.set_request_timeout(STATE_SECONDS * 1000)
    verifier.state_handler(states, body=True)
    if arguments.only:
        verifier.filter(arguments.only)
    if arguments.pact:
        verifier.add_source(arguments.pact.resolve())
    else:
        _from_broker(verifier, arguments.wip_since)
    try:
        with _silence(but=arguments.verbose):
            verifier.verify()
    except RuntimeError:
        # A broken promise raises; so does a pact that cannot be read, and then nothing was tried.
        if not verifier.results["interactionResults"]:
            raise RuntimeError(_cause(verifier)) from None
    found = verifier.results["interactionResults"]
    if not found:
        raise LookupError("nothing was verified: no pact found, or nothing matches --only")
    return found


def _cause(verifier) -> str:
    lines = verifier.output(strip_ansi=True).splitlines()
    return next((line for line in lines if line.startswith("1)")), "1) nothing could be tried")[3:]


@contextmanager
def _silence(but: bool):
    """The Pact library prints a line for each header that is right, past Python; only the report is of use."""
    if but:
        yield
        return
    kept = {stream: os.dup(stream) for stream in (1, 2)}
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in kept:
        os.dup2(nowhere, stream)
    try:
        yield
    finally:
        for stream, before in kept.items():
            os.dup2(before, stream)
            os.close(before)
        os.close(nowhere)


def _from_broker(verifier, wip_since: str | None) -> None:
    """The pacts that matter to this branch; or the one that PACT_URL names, as a webhook of the broker does."""
    environment = os.environ.get
    broker, branch = environment("PACT_BROKER_BASE_URL"), environment("PROVIDER_BRANCH")
    if pact := environment("PACT_URL"):
        names = {"username": "PACT_BROKER_USERNAME", "password": "PACT_BROKER_PASSWORD", "token": "PACT_BROKER_TOKEN"}
        known = {name: environment(variable) for name, variable in names.items() if environment(variable)}
        verifier.add_source(pact, **known)
    else:
        source = verifier.broker_source(selector=True)
        source.consumer_version(main_branch=True).consumer_version(deployed_or_released=True)
        if branch:
            # A pact that never held here is pending: it is tried, and it breaks nothing yet.
            source.consumer_version(matching_branch=True).provider_branch(branch).include_pending()
            if wip_since:
                source.include_wip_since(wip_since)
        source.build()
    if version := environment("PROVIDER_VERSION"):
        verifier.set_publish_options(version, url=environment("BUILD_URL"), branch=branch)


def _require_source(arguments: argparse.Namespace) -> None:
    if not arguments.pact and not os.environ.get("PACT_BROKER_BASE_URL"):
        raise LookupError("name the pact with --pact FILE, or a broker with PACT_BROKER_BASE_URL")
    if arguments.pact and not arguments.pact.exists():
        raise LookupError(f"there is no pact {arguments.pact}")


def _require_states(url: str, timeout: float) -> None:
    """Waits for a backend that is starting as many seconds."""
    give_up = time.monotonic() + timeout
    while True:
        try:
            return _call_states(url)
        except OSError:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.2)


def _call_states(url: str) -> None:
    try:
        with urllib.request.urlopen(url, timeout=STATE_SECONDS):
            return
    except urllib.error.HTTPError as error:
        raise OSError(f"{url} answers {error.code}: is pact_states in the project's urls?") from error
    except urllib.error.URLError as error:
        raise OSError(f"{url} does not answer ({error.reason}): is the backend running?") from error


def _refused(error: Exception) -> int:
    print(f"verify-pact: {error}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
