"""Tells every page for which address this installation is set up, and who may create an account."""

import logging

from django.conf import settings

logger = logging.getLogger(__name__)

ORIGINS, SIGN_UP = "X-Daymark-Origins", "X-Daymark-Sign-Up"
# The first requests of every page.
FIRST = ("/api/v1/csrf/", "/_allauth/browser/v1/auth/session")
OTHER = """opened at another address than FRONTEND_ORIGIN: logging in does not work there. Set FRONTEND_ORIGIN to it, or open \
FRONTEND_ORIGIN"""
# More wrong addresses than this are not told to the operator.
MOST_NOTED = 20


def installation(get_response):
    """
    Lets the page warn before it is used at another address than FRONTEND_ORIGIN. Tells the operator of each such address, once in
    each process.
    """
    noted: set[str] = set()

    def middleware(request):
        address = _other_address(request)
        if address and address not in noted and len(noted) < MOST_NOTED:
            noted.add(address)
            logger.warning(OTHER, extra={"address": address, "FRONTEND_ORIGIN": settings.FRONTEND_ORIGIN})
        response = get_response(request)
        if request.path in FIRST:
            response[ORIGINS] = " ".join(settings.CORS_ALLOWED_ORIGINS)
            if settings.SIGN_UP != "open":
                response[SIGN_UP] = settings.SIGN_UP
        return response

    return middleware


def _other_address(request) -> str | None:
    """Returns the address at which a browser has opened the app, if it is another one."""
    if not request.path.startswith(("/api/v1/", "/_allauth/")):
        return None
    origin = request.headers.get("Origin")
    # A proxy may change Host, so behind one only Origin tells.
    is_first = request.path in FIRST and request.headers.get("Sec-Fetch-Site") == "same-origin"
    if origin is None and is_first and not settings.PROXY_COUNT:
        origin = f"{request.scheme}://{request.META.get('HTTP_HOST', '')}"
    return origin[:200] if origin and origin not in settings.CORS_ALLOWED_ORIGINS else None
