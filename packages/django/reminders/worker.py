"""Sends reminders beside what else a process does."""

import datetime
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPResponse
from queue import Empty, SimpleQueue
from threading import Event, Thread

from django.conf import settings
from django.db import close_old_connections, connections
from django.utils import timezone

from reminders.messages import Request, record, request_of
from reminders.models import PushMessage
from reminders.queue import claim, queue_due
from reminders.transport import post

logger = logging.getLogger(__name__)

# So many messages of one process are under way at most.
PLACES = 40
# In seconds.
PAUSE = 5

# None for a message that is not to be sent any more.
Answer = HTTPResponse | Exception | None


class Sender:
    """
    Queues and sends messages until it is stopped. One thread does all that needs the database, and has one connection. Those of
    the pool wait for push services.
    """

    def __init__(self, clock: Callable[[], datetime.datetime] = timezone.now):
        # Asked for each step: a push service may take its time.
        self._clock = clock
        self._pool = ThreadPoolExecutor(PLACES, thread_name_prefix="reminders")
        self._answers: SimpleQueue[tuple[PushMessage, Answer] | None] = SimpleQueue()
        self._unrecorded: deque[tuple[PushMessage, Answer]] = deque()
        self._under_way = 0
        self._stopping = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Has it begin no more messages. It ends when what is under way is answered and recorded."""
        self._stopping.set()
        self._answers.put(None)

    def join(self) -> None:
        self._thread.join()

    def work(self) -> None:
        """Queues and sends what is due, and returns when all of it is answered and recorded."""
        while self._begin() or self._under_way:
            self._record(PAUSE if self._under_way else 0)
        self._pool.shutdown()

    def _run(self) -> None:
        pause = 0
        while not self._stopping.is_set():
            try:
                close_old_connections()
                self._record(pause)
                pause = PAUSE
                # What waits is sent before more of what is due is queued.
                pause = 0 if self._begin() else PAUSE
            except Exception:
                # A database that is away comes back.
                logger.exception("reminders not sent")
        try:
            while self._under_way:
                self._record(PAUSE)
        except Exception:
            logger.exception("answers of push services not recorded")
        self._pool.shutdown()
        connections.close_all()

    def _begin(self) -> bool:
        """Begins what has a place, and queues a portion of what is due. Returns whether there may be more."""
        now = self._clock()
        claimed = claim(now, PLACES - self._under_way) if self._under_way < PLACES else []
        for message in claimed:
            self._under_way += 1
            request: Request | Exception | None
            try:
                request = request_of(message, self._clock())
            except Exception as error:
                # The others are not to wait for the end of their leases.
                request = error
            if request is None or isinstance(request, Exception):
                self._answers.put((message, request))
            else:
                self._pool.submit(self._post, message, request)
        return queue_due(self._clock()) or bool(claimed)

    def _post(self, message: PushMessage, request: Request) -> None:
        try:
            self._answers.put((message, post(*request)))
        except Exception as error:
            self._answers.put((message, error))

    def _record(self, seconds: float) -> None:
        """Waits so long for an answer, and records all that there are."""
        try:
            ended = self._answers.get(timeout=seconds)
            while True:
                if ended:
                    self._unrecorded.append(ended)
                ended = self._answers.get_nowait()
        except Empty:
            pass
        while self._unrecorded:
            record(*self._unrecorded[0], self._clock())
            self._unrecorded.popleft()
            self._under_way -= 1


def start() -> Sender | None:
    """Has reminders sent until the sender is stopped. Does nothing without PUSH_PRIVATE_KEY."""
    if not settings.PUSH_PRIVATE_KEY:
        return None
    sender = Sender()
    sender.start()
    return sender
