"""Calls of django-allauth, as the app makes them."""

import json
import time

from django.core import mail
from django.core.cache import cache
from django.test import Client

from accounts.adapters import SIGNED_IN_AT
from pact_states.adapter import Adapter

ACCOUNTS = "/_allauth/browser/v1"


def send(browser, method, path, **body):
    return getattr(browser, method)(f"{ACCOUNTS}/{path}", json.dumps(body), content_type="application/json")


def mailed_code() -> str:
    """Returns the code in the newest e-mail."""
    return Adapter.code.search(mail.outbox[-1].body).group()


def signed_in(person, agent="Firefox") -> Client:
    """Returns a browser that has signed in by a mailed code, as people do."""
    cache.clear()
    browser = Client(SERVER_NAME="localhost", HTTP_USER_AGENT=agent)
    send(browser, "post", "auth/code/request", email=person.email)
    assert send(browser, "post", "auth/code/confirm", code=mailed_code()).status_code == 200
    return browser


def sign_in_at(browser, seconds):
    """Has the session of a browser begun at another time, so many seconds from now."""
    session = browser.session
    session[SIGNED_IN_AT] = time.time() + seconds
    session["account_authentication_methods"] = []
    session.save()
    return browser


def hour_old(browser):
    return sign_in_at(browser, -3600)


def others(browser) -> list[int]:
    """Returns the other sessions of the person."""
    return [one["id"] for one in browser.get(f"{ACCOUNTS}/auth/sessions").json()["data"] if not one["is_current"]]
