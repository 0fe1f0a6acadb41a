"""packages/django-pact-states, as this project serves it."""

import importlib
import logging

import pytest
from django.core.cache import cache
from django.core.checks import run_checks
from django.core.mail import EmailMessage
from django.core.mail.backends.filebased import EmailBackend
from django.test import Client

from pact_states.adapter import Adapter
from pact_states.brief import brief

STATE = "/_pact/state"
SIGN_UP = "/_allauth/browser/v1/auth/webauthn/signup"


def set_up(state, client=None, **params):
    asked = {"action": "setup", "state": state, "params": params}
    return (client or Client()).post(STATE, asked, content_type="application/json")


def test_a_state_that_fails_answers_4xx_with_its_reason_and_logs_the_traceback(db, caplog):
    with caplog.at_level(logging.ERROR):
        answer = set_up("a person with content", calls=[{"method": "POST", "path": "/nowhere"}])
    assert answer.status_code == 422
    assert "POST /nowhere: 404" in answer.json()["reason"]
    assert answer.json()["state"]["state"] == "a person with content"
    assert "Traceback" in caplog.text and "make_calls" in caplog.text


def test_a_page_of_html_is_named_by_its_title_alone(db):
    answer = set_up("a person with content", calls=[{"method": "POST", "path": "/nowhere"}])
    assert "<" not in answer.json()["reason"]
    assert brief(b"<!doctype html><title>Page not found at /x</title><h1>Page not found</h1><p>Much more") == (
        "Page not found at /x · Page not found"
    )


@pytest.mark.parametrize("body", ["no JSON", '{"action": "setup", "state": "a ghost"}', "{}"])
def test_what_is_no_state_answers_4xx_too(db, body):
    answer = Client().post(STATE, body, content_type="application/json")
    assert answer.status_code == 422
    assert answer.json()["reason"]


def test_the_code_is_that_of_the_newest_mail_also_when_django_writes_several_to_one_file(rf, settings, tmp_path):
    settings.EMAIL_FILE_PATH = tmp_path
    backend = EmailBackend(file_path=tmp_path)
    # What a new backend does that gets the same name: the second of the time and its place in memory.
    backend._fname = tmp_path / "20260101-120000-1.log"
    for to, code in [("a@example.org", "AAAAAA"), ("b@example.org", "BBBBBB"), ("a@example.org", "CCCCCC")]:
        backend.send_messages([EmailMessage("Code", f"Your code:\n\n{code}\n", to=[to])])
    codes = [Adapter(rf.get("/")).mailed_code(f"{name}@example.org") for name in "ab"]
    assert codes == ["CCCCCC", "BBBBBB"]


def test_a_code_of_another_format_than_the_apps_field_is_named_as_such(db, settings):
    settings.EMAIL_BACKEND = "daymark.mail.FolderBackend"
    assert set_up("a visitor who waits for a code", purpose="sign-in").status_code == 200
    settings.ALLAUTH_USER_CODE_FORMAT = {"length": 8, "dashed": True}
    answer = set_up("a visitor who waits for a code", purpose="sign-in")
    assert answer.status_code == 422
    assert "ALLAUTH_USER_CODE_FORMAT" in answer.json()["reason"]


def test_what_else_is_in_the_cache_stays_there(db):
    cache.set("of-another-person", "kept")
    assert set_up("a person").status_code == 200
    assert cache.get("of-another-person") == "kept"


def test_a_limit_is_used_up_for_whoever_calls_the_state_and_is_given_back_with_the_next(db):
    caller, neighbour = Client(REMOTE_ADDR="203.0.113.7"), Client(REMOTE_ADDR="203.0.113.8")

    def sign_up(client):
        body = {"email": f"{len(asked)}@example.org"}
        asked.append(body)
        return client.post(SIGN_UP, body, content_type="application/json").status_code

    asked = []
    assert set_up("a limit that is used up", caller, of="signUp").status_code == 200
    assert (sign_up(caller), sign_up(neighbour)) == (429, 401)
    set_up("a visitor", caller)
    assert sign_up(caller) == 401


def found(**options):
    return {message.id for message in run_checks(**options) if message.id.startswith("pact_states.")}


@pytest.mark.parametrize(
    ("setting", "value", "problem"),
    [
        ("PACT_STATES_ADAPTER", "nowhere.Adapter", "pact_states.E001"),
        ("ACCOUNT_RATE_LIMITS", False, "pact_states.E002"),
        (
            "CACHES",
            {"default": {"BACKEND": "django.core.cache.backends.dummy.DummyCache"}},
            "pact_states.E003",
        ),
        ("EMAIL_FILE_PATH", None, "pact_states.E004"),
        ("ALLAUTH_USER_CODE_FORMAT", {"length": 8}, "pact_states.E006"),
        ("EMAIL_BACKEND", "django.core.mail.backends.console.EmailBackend", "pact_states.E007"),
        ("ALLOWED_HOSTS", [], "pact_states.E008"),
        ("SECURE_SSL_REDIRECT", True, "pact_states.W009"),
        ("PACT_STATES_ADAPTER", "django.test.Client", "pact_states.E001"),
    ],
)
def test_check_says_what_a_project_lacks(settings, setting, value, problem):
    settings.EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
    settings.SECURE_PROXY_SSL_HEADER = None
    assert found() == set()
    setattr(settings, setting, value)
    assert found() == {problem}


def test_check_refuses_the_states_in_a_deployment():
    assert "pact_states.E005" in found(include_deployment_checks=True)


def test_the_states_have_no_address_without_their_app(settings):
    from pact_states import urls

    assert importlib.reload(urls).urlpatterns
    settings.INSTALLED_APPS = [app for app in settings.INSTALLED_APPS if app != "pact_states"]
    assert importlib.reload(urls).urlpatterns == []
    settings.INSTALLED_APPS = [*settings.INSTALLED_APPS, "pact_states"]
    importlib.reload(urls)
