"""Writes and sends the messages. It names the list and how many to-dos are open, nothing else."""

import datetime
import json
import logging
import time
from http.client import HTTPException
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
from reminders.queue import LIFETIME, claim, try_again
from reminders.transport import post, retry_after

logger = logging.getLogger(__name__)

TEXTS = {
    "en-GB": ("1 to-do is open", "{} to-dos are open"),
    "nl": ("1 taak is nog open", "{} taken zijn nog open"),
}
# Push services take at most a day.
VALID_SECONDS = 12 * 3600


def send_waiting(now: datetime.datetime) -> None:
    """Sends the messages whose time has come, one after the other."""
    while message := claim(now):
        _send(message, now)


def _send(message: PushMessage, now: datetime.datetime) -> None:
    subscription = PushSubscription.objects.select_related("user").filter(pk=message.subscription_id).first()
    waiting = PushMessage.objects.filter(pk=message.pk)
    if subscription and not is_live(subscription):
        subscription.delete()
        subscription = None
    # A message that comes after midnight is still one of its own day.
    due_at = message.expires_at - LIFETIME
    text = text_of(message.widget_id, subscription, due_at) if subscription and now < message.expires_at else None
    if subscription is None or text is None:
        waiting.delete()
        return
    host = urlsplit(subscription.endpoint).hostname
    try:
        answer = post(subscription.endpoint, encrypted(text, subscription), headers_of(subscription, text, message, now))
    except (OSError, HTTPException, UnicodeError) as error:
        logger.warning("push service did not answer", extra={"host": host, "reason": type(error).__name__})
        try_again(message, now, None)
        return
    if answer.status in (404, 410):
        subscription.delete()
    elif answer.status == 429 or answer.status >= 500:
        logger.warning("push service is busy", extra={"host": host, "status": answer.status})
        try_again(message, now, retry_after(answer))
    else:
        if not 200 <= answer.status < 300:
            logger.error("push service refused a message", extra={"host": host, "status": answer.status})
        waiting.delete()


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
