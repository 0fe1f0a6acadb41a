import logging

from django.core.cache import cache, caches
from django.db import connection
from django.http import JsonResponse

from daymark.cache import CountingCache

logger = logging.getLogger(__name__)


def live(request):
    """200 while the process answers: an orchestrator starts it again otherwise."""
    return JsonResponse({"status": "OK"})


def ready(request):
    """200 while the database answers, else 503: a load balancer then sends requests elsewhere."""
    return _answer(_ask_database)


def healthy(request):
    """200 while the database and Redis answer, else 503. Without Redis people are still served: it is for alarms."""
    return _answer(_ask_database, _ask_cache)


def _ask_database() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def _ask_cache() -> None:
    cache.get("health")
    # The cache is only looked up when it is used.
    shared = caches["default"]
    if isinstance(shared, CountingCache):
        shared.ping()


def _answer(*questions) -> JsonResponse:
    try:
        for ask in questions:
            ask()
    except Exception:
        logger.exception("not healthy")
        return JsonResponse({"status": "unavailable"}, status=503)
    return JsonResponse({"status": "OK"})


PROBES = {"/health/": healthy, "/health/ready/": ready, "/health/live/": live}


def probes(get_response):
    """Answers probes under any host, without https and without a line in the log."""

    def middleware(request):
        return PROBES.get(request.path, get_response)(request)

    return middleware
