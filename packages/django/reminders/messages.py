"""Writes the messages, and records what became of them. A message names the list and how many to-dos are open, nothing else."""

import datetime
import json
import logging
import time
from http.client import HTTPException, HTTPResponse
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore
from py_vapid.utils import b64urldecode

from content.models import DailyTodosWidget, Preferences
from reminders.clock import day_of
from reminders.due import open_todos
from reminders.keys import read_key
from reminders.models import PushMessage, PushSubscription
from reminders.queue import LIFETIME, forget, try_again
from reminders.transport import retry_after

logger = logging.getLogger(__name__)

TEXTS = {
    "en-GB": ("1 to-do is open", "{} to-dos are open"),
    "nl": ("1 taak is nog open", "{} taken zijn nog open"),
}
# Push services take at most a day.
VALID_SECONDS = 12 * 3600

# The arguments of transport.post.
Request = tuple[str, bytes, dict[str, str]]


def request_of(message: PushMessage, now: datetime.datetime) -> Request | None:
    """Returns what a push service is to get. None when there is nothing to send any more."""
    subscription = PushSubscription.objects.select_related("user").filter(pk=message.subscription_id).first()
    if subscription and not is_live(subscription):
        subscription.delete()
        return None
    if subscription is None or now >= message.expires_at:
        return None
    # A message that comes after midnight is still one of its own day.
    text = text_of(message.widget_id, subscription, message.expires_at - LIFETIME)
    if text is None:
        return None
    return subscription.endpoint, encrypted(text, subscription), headers_of(subscription, text, message, now)


def record(message: PushMessage, answer: HTTPResponse | Exception | None, now: datetime.datetime) -> None:
    """Does what follows from an answer. None is for a message that was not sent."""
    if isinstance(answer, HTTPResponse):
        _record_status(message, answer, now)
    elif answer is None:
        forget(message)
    else:
        expected = isinstance(answer, (OSError, HTTPException, UnicodeError))
        told = {"host": message.host, "reason": type(answer).__name__}
        logger.warning("push service did not answer", extra=told, exc_info=None if expected else answer)
        try_again(message, now, None)


def _record_status(message: PushMessage, answer: HTTPResponse, now: datetime.datetime) -> None:
    told = {"host": message.host, "status": answer.status}
    if answer.status == 429 or answer.status >= 500:
        logger.warning("push service is busy", extra=told)
        try_again(message, now, retry_after(answer))
        return
    if answer.status in (404, 410):
        PushSubscription.objects.filter(pk=message.subscription_id).delete()
    elif not 200 <= answer.status < 300:
        logger.error("push service refused a message", extra=told)
    forget(message)


def is_live(subscription: PushSubscription) -> bool:
    """Returns whether the session of a subscription would still let its person in."""
    session = SessionStore(subscription.session_id).load()
    user = subscription.user
    hashes = [user.get_session_auth_hash(), *user.get_session_auth_fallback_hash()]
    is_theirs = session.get(SESSION_KEY) == str(user.pk) and session.get(HASH_SESSION_KEY) in hashes
    return user.is_active and is_theirs


def text_of(widget_id: int, subscription: PushSubscription, moment: datetime.datetime) -> dict | None:
    """Returns the message of a list for the day of a moment. None if the reminder is gone, or if nothing is open."""
    widget = DailyTodosWidget.objects.filter(pk=widget_id, module__user=subscription.user_id).first()
    kept = Preferences.objects.filter(user=subscription.user_id).first()
    if widget is None or kept is None or str(widget_id) not in kept.document.get("reminders", {}):
        return None
    amount = open_todos(widget.module_id, day_of(kept.document, moment))
    if amount == 0:
        return None
    one, several = TEXTS[subscription.language]
    notification = {
        "title": widget.name,
        "body": one if amount == 1 else several.format(amount),
        "lang": subscription.language,
        "tag": f"list-{widget_id}",
        "navigate": f"{settings.FRONTEND_ORIGIN}/dashboard#dailyTodos-{widget_id}",
    }
    return {"web_push": 8030, "notification": notification}


def encrypted(text: dict, subscription: PushSubscription) -> bytes:
    """Returns what only the browser can read (RFC 8291)."""
    own = ec.generate_private_key(ec.SECP256R1())
    browser, auth = (b64urldecode(key.encode()) for key in (subscription.p256dh, subscription.auth))
    return http_ece.encrypt(json.dumps(text).encode(), private_key=own, dh=browser, auth_secret=auth)


def headers_of(subscription: PushSubscription, text: dict, message: PushMessage, now: datetime.datetime) -> dict[str, str]:
    parts = urlsplit(subscription.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": settings.PUSH_CONTACT,
        "exp": int(time.time()) + VALID_SECONDS,
    }
    return {
        **read_key(settings.PUSH_PRIVATE_KEY).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(int((message.expires_at - now).total_seconds())),
        "Urgency": "normal",
        "Topic": text["notification"]["tag"],
    }
