"""Figures for Prometheus at /metrics/, if METRICS asks for them: requests of all workers, and e-mails that wait."""

import os
import time

from django.conf import settings
from django.core.exceptions import MiddlewareNotUsed
from django.db import DatabaseError
from django.http import HttpResponse
from django.utils import timezone
from django_tasks_db.models import DBTaskResult
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector

METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}

answers = Counter("daymark_answers", "Answers, by route and status.", ["method", "route", "status"])
seconds = Histogram(
    "daymark_answer_seconds",
    "How long answers took, by route.",
    ["method", "route"],
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)


class Mails:
    """How many e-mails wait, and how long the oldest of them has."""

    def collect(self):
        waiting = DBTaskResult.objects.ready().filter(task_path="accounts.tasks.deliver")
        try:
            oldest = waiting.order_by("enqueued_at").values_list("enqueued_at", flat=True).first()
            number = waiting.count()
        except DatabaseError:
            # While the database is away the other figures say so.
            return
        age = (timezone.now() - oldest).total_seconds() if oldest else 0
        yield GaugeMetricFamily("daymark_mails_waiting", "E-mails that wait for the worker.", number)
        yield GaugeMetricFamily("daymark_oldest_mail_seconds", "For how long the oldest of them has waited.", age)


def metrics(get_response):
    """
    Counts each answer, and answers /metrics/ under any host and without https. The web server in front does not hand
    that path over, so it is for the machine's own network.
    """
    if not settings.METRICS:
        raise MiddlewareNotUsed

    def middleware(request):
        if request.path == "/metrics/":
            return HttpResponse(exposition(), content_type=CONTENT_TYPE_LATEST)
        begun = time.perf_counter()
        response = get_response(request)
        # Without ids and names: every combination of labels is a row of its own.
        route = request.resolver_match.route if request.resolver_match else "none"
        method = request.method if request.method in METHODS else "other"
        answers.labels(method, route, response.status_code).inc()
        seconds.labels(method, route).observe(time.perf_counter() - begun)
        return response

    return middleware


def exposition() -> bytes:
    """Returns the figures of all workers as Prometheus reads them."""
    registry = CollectorRegistry()
    registry.register(Mails())
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        MultiProcessCollector(registry)
        return generate_latest(registry)
    return generate_latest(REGISTRY) + generate_latest(registry)
