import logging

from django.core.cache import cache
from django.db import connection
from django.http import JsonResponse

logger = logging.getLogger(__name__)


def health(request):
    """200 while the database and the cache answer, else 503: what a load balancer asks."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        cache.get("health")
    except Exception:
        logger.exception("not healthy")
        return JsonResponse({"status": "unavailable"}, status=503)
    return JsonResponse({"status": "OK"})
