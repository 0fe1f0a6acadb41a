import json

from django.test import Client

from pact_states.brief import brief

ACCOUNTS = "/_allauth/browser/v1/"
# Of the call of a state: the host under which the project lets itself be called, and the address that limits count.
COPIED = ("HTTP_HOST", "HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO", "REMOTE_ADDR")


class Browser:
    """Calls the project in this very process, so that a state is reached as a person would."""

    def __init__(self, request, page: str):
        """`page` is the origin of the page that makes the calls."""
        self.page = page
        self.client = Client(**{name: request.META[name] for name in COPIED if name in request.META})
        self.secure = request.is_secure()
        self.here = request.build_absolute_uri("/")

    def get(self, path: str, **query) -> dict:
        """Reads from django-allauth, whatever the status."""
        return self.client.get(ACCOUNTS + path, query, secure=self.secure).json()

    def send(self, method: str, path: str, body: dict, *statuses: int) -> dict:
        """Calls django-allauth, or another path that begins with a slash. Raises unless a status is one of these."""
        send = getattr(self.client, method)
        url = path if path.startswith("/") else ACCOUNTS + path
        answer = send(url, body, content_type="application/json", secure=self.secure)
        if answer.status_code not in statuses:
            raise RuntimeError(f"{method} {url}: {answer.status_code} {brief(answer.content)}")
        return answer.json()

    def call(self, method: str, path: str, body=None, content_type: str = "application/json"):
        """Any call that succeeds, with a body of JSON or with bytes. Answers its JSON, or None."""
        data = body if isinstance(body, bytes) else json.dumps(body) if body is not None else ""
        answer = self.client.generic(method, path, data, content_type, secure=self.secure)
        if answer.status_code >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {brief(answer.content)}")
        return answer.json() if answer.content else None

    def path_here(self, address: str) -> str:
        """Returns the path of an address of the project itself; nothing when it is elsewhere."""
        return f"/{address.removeprefix(self.here)}" if address.startswith(self.here) else ""

    def request_context(self) -> dict:
        """Returns the cookies and the origin as a request of the pact carries them, and the token of its header."""
        cookies = self.cookies()
        return {
            "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
            "csrfToken": cookies["csrftoken"],
            "origin": self.page,
        }

    def strict_context(self) -> dict:
        """Returns the same with those cookies only that a browser would send to every path of the API."""
        context = self.request_context()
        sent = {
            name: morsel.value
            for name, morsel in self.client.cookies.items()
            if morsel.value and morsel["path"] == "/" and (self.secure or not morsel["secure"])
        }
        return {**context, "cookie": "; ".join(f"{name}={value}" for name, value in sent.items())}

    def cookies(self) -> dict:
        """Returns all that this browser has been given, the CSRF token among them."""
        self.get("auth/session")
        return {name: morsel.value for name, morsel in self.client.cookies.items() if morsel.value}
