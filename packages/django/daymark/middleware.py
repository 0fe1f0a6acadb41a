import logging
import time

from django.conf import settings

requests = logging.getLogger("daymark.requests")


def caller_address(get_response):
    """REMOTE_ADDR becomes the person's, as the proxies of PROXY_COUNT tell it; what others claim is dropped."""

    def middleware(request):
        told = request.META.pop("HTTP_X_FORWARDED_FOR", "")
        addresses = [address.strip() for address in told.split(",") if address.strip()]
        count = settings.PROXY_COUNT
        if count and len(addresses) >= count:
            request.META["REMOTE_ADDR"] = addresses[-count]
        return get_response(request)

    return middleware


def request_log(get_response):
    """One line for each answer, without the query and without the part of an upload URL that is the permission."""

    def middleware(request):
        begun = time.perf_counter()
        response = get_response(request)
        fields = {
            "method": request.method,
            "path": "/uploads/" if request.path.startswith("/uploads/") else request.path,
            "status": response.status_code,
            "milliseconds": round((time.perf_counter() - begun) * 1000, 1),
        }
        requests.info("answered", extra=fields)
        return response

    return middleware
