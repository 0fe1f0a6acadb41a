"""Limits how much of this program one person may have, in time and not in requests."""

import time

from django.conf import settings
from django.core.cache import cache
from django.http import JsonResponse

MINUTE = 60


def budget(get_response):
    """
    Answers 429 with Retry-After to content requests of a person for whom the program has worked too long in this minute.
    All processes count together.
    """

    def middleware(request):
        most = settings.SECONDS_PER_MINUTE
        if not most or not request.path.startswith("/api/v1/") or not request.user.is_authenticated:
            return get_response(request)
        minute, passed = divmod(int(time.time()), MINUTE)
        key = f"budget:{request.user.pk}:{minute}"
        if cache.get(key, 0) >= most * 1000:
            return _refusal(MINUTE - passed)
        begun = time.perf_counter()
        response = get_response(request)
        spent = round((time.perf_counter() - begun) * 1000)
        # With a cache that has lost the key meanwhile, counting begins anew.
        if spent and not cache.add(key, spent, 2 * MINUTE):
            cache.incr(key, spent)
        return response

    return middleware


def _refusal(wait: int) -> JsonResponse:
    detail = f"Request was throttled. Expected available in {wait} seconds."
    errors = [{"code": "throttled", "detail": detail, "attr": None}]
    return JsonResponse({"type": "client_error", "errors": errors}, status=429, headers={"Retry-After": str(wait)})
