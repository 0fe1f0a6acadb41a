"""A push service on this machine, the keys of a browser, which decrypts what it gets, and a list with a reminder."""

import datetime
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.utils import timezone
from py_vapid.utils import b64urlencode

from content import models
from reminders.models import PushSubscription, Reminder
from reminders.worker import Sender
from tests.conftest import browser_of, new_person, post
from tests.preferences import change

PATH = "/api/v1/push-subscriptions/"
MINUTE = datetime.timedelta(minutes=1)


class PushService:
    """
    Answers each message with the next of `answers`, or with 201, and keeps what it got. It takes `seconds` for each, and answers
    nothing below `/hangs` until it is stopped. `most_at_once` says how many were under way together, for each part of a path.
    """

    def __init__(self):
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.seconds = 0.0
        self.on_message: Callable[[dict[str, str]], object] = lambda headers: None
        self.stopped = Event()
        self.most_at_once: Counter[str] = Counter()
        under_way: Counter[str] = Counter()
        lock = Lock()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                parts = ["", *self.path.split("/")[1:]]
                with lock:
                    service.got.append((self.path, dict(self.headers), body))
                    under_way.update(parts)
                    service.most_at_once |= under_way
                service.on_message(dict(self.headers))
                service.stopped.wait(30 if self.path.startswith("/hangs") else service.seconds)
                with lock:
                    under_way.subtract(parts)
                status, headers = service.answers.pop(0) if service.answers else (201, {})
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *args):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def paths(self) -> list[str]:
        return [path for path, _, _ in self.got]

    def stop(self):
        self.stopped.set()
        self.server.shutdown()
        self.server.server_close()


class BrowserKeys:
    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    def told(self, endpoint: str) -> dict:
        """Returns what `PushSubscription.toJSON()` of a browser does."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": b64urlencode(point), "auth": b64urlencode(self.auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> dict:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


def subscribe(browser, endpoint, language="en", keys=None):
    return post(browser, "push-subscriptions", (keys or BrowserKeys()).told(endpoint), HTTP_ACCEPT_LANGUAGE=language)


def work(now):
    """Does what a worker does at a moment, until it has recorded every answer."""
    Sender(clock=lambda: now).work()


@contextmanager
def workers(amount=1):
    """Has workers run beside each other, by the clock of this machine, and ends them as a restart does."""
    running = [Sender() for _ in range(amount)]
    for sender in running:
        sender.start()
    try:
        yield
    finally:
        for sender in running:
            sender.stop()
        for sender in running:
            sender.join()


def until(is_so, seconds=20):
    """Waits for something that another thread or process does."""
    last = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < last, "it did not happen"
        time.sleep(0.02)


def due_person(service, name, lists=1, browsers=1, todos=1):
    """Makes a person whose reminders are due. Their browsers have the addresses `/name/0`, `/name/1` and so on."""
    person = new_person()
    module = models.DailyTodosModule.objects.create(user=person, name=name)
    models.DailyTodoOption.objects.bulk_create(
        models.DailyTodoOption(module=module, name=f"{number}", text="Go") for number in range(todos)
    )
    widgets = [models.DailyTodosWidget.objects.create(module=module, name=f"{number}") for number in range(lists)]
    # Of this minute, so that they are due again tomorrow and not while a test looks an hour ahead.
    rule = {"time": f"{timezone.now():%H:%M}", "weekdays": [1, 2, 3, 4, 5, 6, 7]}
    models.Preferences.objects.create(user=person, document={"reminders": {str(widget.pk): rule for widget in widgets}})
    Reminder.objects.bulk_create(Reminder(user=person, widget=widget, next_at=timezone.now()) for widget in widgets)
    for number in range(browsers):
        keys = BrowserKeys().told(f"{service.origin}/{name}/{number}")
        PushSubscription.objects.create(
            user=person,
            session_id=browser_of(person).session.session_key,
            endpoint=keys["endpoint"],
            language="en-GB",
            **keys["keys"],
        )
    return person


class Listed:
    """A list of three to-dos with a reminder each day, and a browser that takes it."""

    def __init__(self, person, browser, service):
        self.person, self.service, self.keys = person, service, BrowserKeys()
        module = models.DailyTodosModule.objects.create(user=person, name="Health")
        self.widget = models.DailyTodosWidget.objects.create(module=module, name="Morning")
        names = ("Read", "Walk", "Write")
        self.todos = [models.DailyTodoOption.objects.create(module=module, name=name, text=name) for name in names]
        every_day = {"time": "07:30", "weekdays": [1, 2, 3, 4, 5, 6, 7]}
        self.tag = f"list-{self.widget.pk}"
        assert change(browser, {"reminders": {str(self.widget.pk): every_day}}).status_code == 200
        assert subscribe(browser, f"{service.origin}/one", keys=self.keys).status_code == 201
        self.due = Reminder.objects.get().next_at

    def mark(self, todo, status, days_ago=0):
        day = self.due.date() - datetime.timedelta(days=days_ago)
        models.DailyTodoItem.objects.create(module=self.widget.module, option=todo, date=day, status=status)

    @property
    def bodies(self):
        return [self.keys.read(body)["notification"]["body"] for _, _, body in self.service.got]
