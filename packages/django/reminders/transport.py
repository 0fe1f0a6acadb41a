"""
Sends one request to an address that a browser has named: to public addresses only, without following redirects, and with
limits of time.
"""

import contextlib
import datetime
import http.client
import ipaddress
import socket
import ssl
from email.utils import parsedate_to_datetime
from functools import cache
from threading import Timer
from urllib.parse import urlsplit

from django.utils import timezone

from reminders.endpoints import is_of_test

# To connect, and from then on to the headers of the answer: ten in all.
SECONDS = 5
# Addresses of a name that are tried.
MOST_ADDRESSES = 3


class RefusedAddress(OSError):
    """The name of a push service leads to an address that is not public."""


def post(endpoint: str, body: bytes, headers: dict[str, str]) -> http.client.HTTPResponse:
    """Returns the answer, of which only the status and the headers were read. Raises OSError or HTTPException without one."""
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    connected = _connected(host, parts.port or 443, is_of_test(endpoint))
    if parts.scheme == "https":
        connected = _trusted().wrap_socket(connected, server_hostname=host, do_handshake_on_connect=False)
    # Reading ends when the time is over, however slowly an answer comes.
    limit = Timer(SECONDS, _hang_up, [connected])
    limit.daemon = True
    limit.start()
    try:
        if isinstance(connected, ssl.SSLSocket):
            connected.do_handshake()
        return _exchange(connected, parts, body, headers)
    finally:
        limit.cancel()
        connected.close()


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _hang_up(connected: socket.socket) -> None:
    # Gone already, if the answer came in this very moment. The thread that reads has its own view of TLS.
    with contextlib.suppress(OSError):
        socket.socket.shutdown(connected, socket.SHUT_RDWR)


def _exchange(connected: socket.socket, parts, body: bytes, headers: dict[str, str]) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection(parts.netloc)
    # It connects to nothing else, and so it asks for no name again.
    connection.sock = connected
    connection.auto_open = 0
    try:
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, headers)
        return connection.getresponse()
    finally:
        connection.close()


def _connected(host: str, port: int, is_test: bool) -> socket.socket:
    """Returns a connection to the host. All addresses of the name are looked at, and one of them is used."""
    found = [str(address[0]) for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not is_test and not all(is_public(address) for address in found):
        raise RefusedAddress("the address is not public")
    *others, last = found[:MOST_ADDRESSES]
    seconds = SECONDS / (len(others) + 1)
    for address in others:
        with contextlib.suppress(OSError):
            return socket.create_connection((address, port), seconds)
    return socket.create_connection((last, port), seconds)


def is_public(address: str) -> bool:
    known = ipaddress.ip_address(address.partition("%")[0])
    return known.is_global and not known.is_multicast


def retry_after(answer: http.client.HTTPResponse) -> datetime.timedelta | None:
    """Returns how long the push service wants to be left alone, if it says so."""
    told = answer.headers.get("Retry-After", "")
    if told.isascii() and told.isdecimal():
        return datetime.timedelta(seconds=min(int(told[:9]), 86_400))
    try:
        return parsedate_to_datetime(told) - timezone.now()
    except (ValueError, TypeError):
        return None
