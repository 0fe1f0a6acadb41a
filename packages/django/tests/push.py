"""A push service on this machine, the keys of a browser, which decrypts what it gets, and a list with a reminder."""

import datetime
import json
import secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid.utils import b64urlencode

from content import models
from reminders.messages import send_waiting
from reminders.models import Reminder
from reminders.queue import queue_due
from tests.conftest import post
from tests.test_preferences import change

PATH = "/api/v1/push-subscriptions/"
MINUTE = datetime.timedelta(minutes=1)


class PushService:
    """Answers each message with the next of `answers`, or with 201, and keeps what it got."""

    def __init__(self):
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, dict(self.headers), body))
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

    def stop(self):
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
    """Does what a worker does at a moment."""
    queue_due(now)
    send_waiting(now)


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
