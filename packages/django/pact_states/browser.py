import re
from email import message_from_bytes, policy
from pathlib import Path

from django.conf import settings
from django.test import Client

ACCOUNTS = "/_allauth/browser/v1/"


class Browser:
    """Makes the calls of a browser in this very process, so that a state is reached as a person would."""

    def __init__(self):
        self.client = Client(SERVER_NAME="localhost")

    def get(self, path: str, **query) -> dict:
        return self.client.get(ACCOUNTS + path, query).json()

    def send(self, method: str, path: str, body: dict, *statuses: int) -> dict:
        send = getattr(self.client, method)
        answer = send(ACCOUNTS + path, body, content_type="application/json")
        if answer.status_code not in statuses:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.content[:500]}")
        return answer.json()

    def visit(self) -> dict:
        """The cookies as a request of the pact carries them, and the token of its header."""
        self.get("auth/session")
        cookies = {name: morsel.value for name, morsel in self.client.cookies.items()}
        return {
            "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items() if value),
            "csrfToken": cookies["csrftoken"],
        }


def mailed_code(address: str) -> str:
    """The code of the newest mail to this address."""
    for file in sorted((Path(settings.DATA_DIR) / "mail").glob("*.eml"), reverse=True):
        mail = message_from_bytes(file.read_bytes(), policy=policy.default)
        if mail["To"] == address:
            return re.search(r"^[A-Z0-9]{6}$", mail.get_content(), re.MULTILINE)[0]
    raise LookupError(f"no mail to {address}")
