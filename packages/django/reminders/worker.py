"""Sends reminders beside what else a process does."""

import logging
import time
from threading import Thread

from django.conf import settings
from django.db import close_old_connections
from django.utils import timezone

from reminders.messages import send_waiting
from reminders.queue import queue_due

logger = logging.getLogger(__name__)

# A push service that does not answer must not keep the others waiting.
THREADS = 4
# In seconds.
PAUSE = 5


def start() -> list[Thread]:
    """Has reminders sent until the process ends. Does nothing without PUSH_PRIVATE_KEY."""
    threads = [Thread(target=_run, daemon=True) for _ in range(THREADS if settings.PUSH_PRIVATE_KEY else 0)]
    for thread in threads:
        thread.start()
    return threads


def work() -> None:
    """Queues and sends what is due now."""
    now = timezone.now()
    queue_due(now)
    send_waiting(now)


def _run() -> None:
    while True:
        try:
            close_old_connections()
            work()
        except Exception:
            # A database that is away comes back.
            logger.exception("reminders not sent")
        time.sleep(PAUSE)
