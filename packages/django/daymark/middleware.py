import ipaddress
import logging
import re
import time

from django.conf import settings
from django.http import JsonResponse

from daymark.logs import discreet

requests = logging.getLogger("daymark.requests")


# Some proxies add the port, and each connection has another one.
WITH_PORT = re.compile(r"\[([^]]*)\](?::\d+)?|([\d.]+):\d+")


def caller_of(address: str) -> str:
    """
    Returns by which address a caller is limited: one of IPv4, or the first of a /64 of IPv6, because one customer of a
    provider gets at least that.
    """
    found = WITH_PORT.fullmatch(address)
    bare = (found[1] or found[2]) if found else address
    try:
        known = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    return str(known.ipv4_mapped or ipaddress.IPv6Network((known, 64), strict=False).network_address)


def caller_address(get_response):
    """REMOTE_ADDR becomes the person's, as the proxies of PROXY_COUNT tell it; what others claim is dropped."""

    def middleware(request):
        told = request.META.pop("HTTP_X_FORWARDED_FOR", "")
        addresses = [address.strip() for address in told.split(",") if address.strip()]
        count = settings.PROXY_COUNT
        if count and len(addresses) >= count:
            request.META["REMOTE_ADDR"] = addresses[-count]
        request.META["REMOTE_ADDR"] = caller_of(request.META.get("REMOTE_ADDR", ""))
        return get_response(request)

    return middleware


# No body of the API comes near; files have a limit of their own.
LONGEST_BODY = 1024 * 1024
# No body of the API is deeper than a credential, and the parser of JSON fails at about 900.
DEEPEST = 100
# What matters for the depth. Each match takes one step, so the time grows with the length only.
MARK = re.compile(rb'\\.|["\[\]{}]', re.DOTALL)


def bodies(get_response):
    """Refuses bodies that are too long with 413, and those nested too deep with 400, before anything parses them."""

    def middleware(request):
        if request.path.startswith("/uploads/"):
            return get_response(request)
        length = request.META.get("CONTENT_LENGTH") or "0"
        if not length.isdecimal() or int(length) > LONGEST_BODY:
            return _refusal(request, 413, "too_large", "The request is too large.")
        if int(length) > DEEPEST and _is_too_deep(request.body):
            return _refusal(request, 400, "parse_error", "JSON parse error - it is nested too deeply.")
        return get_response(request)

    return middleware


def _is_too_deep(body: bytes) -> bool:
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return False
    depth, in_text = 0, False
    for found in MARK.finditer(body):
        mark = found[0]
        if mark == b'"':
            in_text = not in_text
        elif not in_text and mark in (b"[", b"{"):
            depth += 1
            if depth > DEEPEST:
                return True
        elif not in_text and mark in (b"]", b"}"):
            depth -= 1
    return False


def _refusal(request, status: int, code: str, detail: str) -> JsonResponse:
    if request.path.startswith("/_allauth/"):
        return JsonResponse({"status": status}, status=status)
    errors = [{"code": code, "detail": detail, "attr": None}]
    return JsonResponse({"type": "client_error", "errors": errors}, status=status)


def other_user(get_response):
    """
    409 for a request of a page that names another account than the one that is signed in (`X-Daymark-User`): the tab has
    not heard yet that another person has signed in in its browser.
    """

    def middleware(request):
        meant = request.headers.get("X-Daymark-User")
        if meant and _names_its_user(request) and request.user.is_authenticated and meant != str(request.user.pk):
            said = "Another account is signed in than the request says."
            return _refusal(request, 409, "other_user", said)
        return get_response(request)

    return middleware


def _names_its_user(request) -> bool:
    """Whether another account may not answer: for content, and for each change of an account except logging out."""
    if request.path.startswith("/api/v1/"):
        return True
    is_change = request.path.startswith("/_allauth/") and request.method not in ("GET", "HEAD", "OPTIONS")
    return is_change and not (request.method == "DELETE" and request.path.endswith("/auth/session"))


def request_log(get_response):
    """One line for each answer, without the query and without what is private in its path."""

    def middleware(request):
        begun = time.perf_counter()
        response = get_response(request)
        fields = {
            "method": request.method,
            "path": discreet(request.path),
            "status": response.status_code,
            "milliseconds": round((time.perf_counter() - begun) * 1000, 1),
        }
        requests.info("answered", extra=fields)
        return response

    return middleware
