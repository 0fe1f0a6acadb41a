import json
import time

from django.core import mail
from django.core.cache import cache
from django.test import Client

from accounts.adapters import SIGNED_IN_AT
from pact_states.adapter import Adapter
from tests.conftest import new_person

SESSIONS = "/_allauth/browser/v1/auth/sessions"


def signed_in(person, agent="Firefox") -> Client:
    """Returns a browser that has signed in by a mailed code, as people do."""
    cache.clear()
    browser = Client(SERVER_NAME="localhost", HTTP_USER_AGENT=agent)
    auth = "/_allauth/browser/v1/auth/code"
    send(browser, "post", f"{auth}/request", email=person.email)
    code = Adapter.code.search(mail.outbox[-1].body).group()
    assert send(browser, "post", f"{auth}/confirm", code=code).status_code == 200
    return browser


def send(browser, method, path, **body):
    return getattr(browser, method)(path, json.dumps(body), content_type="application/json")


def listed(browser) -> list[dict]:
    return browser.get(SESSIONS).json()["data"]


def others(browser) -> list[int]:
    return [one["id"] for one in listed(browser) if not one["is_current"]]


def test_a_person_sees_every_browser_and_logs_the_others_out(db):
    person = new_person()
    left_open, here = signed_in(person, "Chrome"), signed_in(person)
    assert {one["user_agent"]: one["is_current"] for one in listed(here)} == {"Chrome": False, "Firefox": True}
    ended = send(here, "delete", SESSIONS, sessions=others(here))
    assert [one["is_current"] for one in ended.json()["data"]] == [True]
    assert left_open.get("/api/v1/daily-todos-modules/").status_code == 401
    assert here.get("/api/v1/daily-todos-modules/").status_code == 200


def test_a_session_of_somebody_else_is_not_ended(db):
    theirs, here = signed_in(new_person()), signed_in(new_person())
    wanted = [one["id"] for one in listed(theirs)]
    assert send(here, "delete", SESSIONS, sessions=wanted).status_code == 400
    assert theirs.get("/api/v1/daily-todos-modules/").status_code == 200


def test_logging_others_out_takes_a_sign_in_of_the_last_five_minutes(db):
    person = new_person()
    left_open, here = signed_in(person), signed_in(person)
    session = here.session
    session[SIGNED_IN_AT] = time.time() - 3600
    session["account_authentication_methods"] = []
    session.save()
    refused = send(here, "delete", SESSIONS, sessions=others(here))
    assert refused.status_code == 401
    assert refused.json()["meta"]["is_authenticated"] is True
    assert left_open.get("/api/v1/daily-todos-modules/").status_code == 200
