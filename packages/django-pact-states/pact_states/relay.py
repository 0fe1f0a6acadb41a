import json
import threading
import urllib.error
import urllib.request
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from pact_states.brief import brief


class Relay:
    """
    Stands between the Pact library and a project's states, and keeps the reasons of those that failed: the library
    drops them, and asks again for two minutes after a 5xx.
    """

    def __init__(self, states: str, seconds: int):
        self.states = states
        self.seconds = seconds
        #: What was asked for, and why it failed.
        self.failed: dict[str, str] = {}
        self.url = ""

    def passed_on(self, asked: bytes) -> tuple[int, bytes]:
        """Returns the status and the body for the library: those of the states, or 422 with the reason."""
        request = urllib.request.Request(self.states, asked, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=self.seconds) as answer:
                return 200, answer.read()
        except urllib.error.HTTPError as error:
            reason = _reason(error)
        except OSError as error:
            reason = str(error)
        self.failed[_name(asked)] = reason
        return 422, reason.encode()


def _reason(error: urllib.error.HTTPError) -> str:
    text = error.read().decode(errors="replace")
    try:
        return json.loads(text)["reason"]
    except (ValueError, LookupError, TypeError):
        return f"{error.code} {brief(text)}"


def _name(asked: bytes) -> str:
    state = json.loads(asked)
    params = ", ".join(f"{name}: {value}" for name, value in state.get("params", {}).items())
    return f"{state.get('state')}" + (f" ({params})" if params else "")


@contextmanager
def relayed(states: str, seconds: int):
    """Returns a relay that listens as long as the block lasts."""
    relay = Relay(states, seconds)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            status, body = relay.passed_on(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(status)
            # Without it the library does not read the values.
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    relay.url = f"http://127.0.0.1:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield relay
    finally:
        server.shutdown()
        server.server_close()
