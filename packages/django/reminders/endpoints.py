"""Which addresses a browser may name for its messages."""

import re
from urllib.parse import urlsplit

from django.conf import settings

VISIBLE = re.compile(r"[!-~]+")


def is_known(endpoint: str) -> bool:
    """Returns whether this is an https address of one of the services in PUSH_HOSTS."""
    # Browsers and Python read these marks, and what cannot be seen, in different ways.
    if not VISIBLE.fullmatch(endpoint) or "\\" in endpoint or "#" in endpoint:
        return False
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    if is_of_test(endpoint):
        return True
    if parts.scheme != "https" or "@" in parts.netloc or port not in (None, 443):
        return False
    return any(_names(entry, parts.hostname or "") for entry in settings.PUSH_HOSTS)


def is_of_test(endpoint: str) -> bool:
    """Returns whether this is an address of the push service of a test, at http://127.0.0.1."""
    service = settings.PUSH_TEST_SERVICE
    return bool(service) and endpoint.startswith(f"{service}/")


def _names(entry: str, host: str) -> bool:
    return host.endswith(entry[1:]) and len(host) >= len(entry) if entry.startswith("*.") else host == entry
