"""Cookies and addresses: what cookies.test.ts and installation.test.ts of packages/backend/src/http/security say, on Django."""

import json
import logging

import pytest
from django.test import Client

from daymark import installation
from tests.conftest import browser_of

HOST, PARENT = "app.daymark.example", "daymark.example"
SESSION = "/_allauth/browser/v1/auth/session"


@pytest.fixture
def at_home(settings):
    """A host with parents, which may have cookies too."""
    settings.ALLOWED_HOSTS = [f".{PARENT}", "localhost"]
    settings.CSRF_TRUSTED_ORIGINS = settings.CORS_ALLOWED_ORIGINS = [f"http://{HOST}"]
    settings.FORMER_COOKIE_DOMAIN = ""


def own_cookies(person) -> dict[str, str]:
    client = browser_of(person)
    client.get("/api/v1/csrf/")
    return {name: morsel.value for name, morsel in client.cookies.items()}


def header(*jars: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for jar in jars for name, value in jar.items())


def removed(answer) -> list[str]:
    """Returns which cookies an answer removes, each with the domain for which it does."""
    lines = [morsel.OutputString() for morsel in answer.cookies.values()]
    gone = [line for line in lines if "Max-Age=0" in line]
    domains = [line.partition("Domain=")[2].partition(";")[0] or "-" for line in gone]
    return sorted(f"{line.partition('=')[0]} {domain}" for line, domain in zip(gone, domains, strict=True))


def ask(method: str, path: str, cookies: str, **more):
    client = Client(SERVER_NAME=HOST, enforce_csrf_checks=True)
    return client.generic(method, path, HTTP_COOKIE=cookies, **more)


OTHERS = {"sessionid": "x" * 32, "csrftoken": "y" * 32}


def test_cookies_from_before_cookie_domain_changed_lock_no_one_out_and_are_deleted(at_home, person, settings):
    settings.CSRF_COOKIE_DOMAIN = settings.SESSION_COOKIE_DOMAIN = PARENT
    settings.FORMER_COOKIE_DOMAIN = HOST
    own = own_cookies(person)
    for jars in ((OTHERS, own), (own, OTHERS)):
        answer = ask("GET", SESSION, header(*jars))
        assert answer.status_code == 200
        assert removed(answer) == ["csrftoken -", f"csrftoken {HOST}", "sessionid -", f"sessionid {HOST}"]
        for token, status in ((OTHERS["csrftoken"], 201), (own["csrftoken"], 201), ("z" * 32, 403)):
            body = {"data": json.dumps({"name": "Health"}), "content_type": "application/json"}
            made = ask("POST", "/api/v1/daily-todos-modules/", header(*jars), HTTP_X_CSRFTOKEN=token, **body)
            assert made.status_code == status


@pytest.mark.parametrize(("former", "wanted"), [(PARENT, ["sessionid -", f"sessionid {PARENT}"]), ("", ["sessionid -"])])
def test_logging_out_reaches_the_cookies_of_a_former_domain_and_of_no_other(at_home, person, settings, former, wanted):
    settings.FORMER_COOKIE_DOMAIN = former
    own = own_cookies(person)
    answer = ask("DELETE", SESSION, header(own), HTTP_X_CSRFTOKEN=own["csrftoken"])
    assert answer.status_code == 401
    assert removed(answer) == wanted


def test_cookies_of_another_program_on_a_parent_domain_stay_and_lock_no_one_out(at_home, person):
    for jars in ((OTHERS, own_cookies(person)), (own_cookies(person), OTHERS)):
        answer = ask("GET", SESSION, header(*jars))
        assert (answer.status_code, removed(answer)) == (200, [])


@pytest.mark.parametrize("path", installation.FIRST)
@pytest.mark.parametrize("policy", ["open", "invited", "closed"])
def test_the_first_answers_say_for_which_address_and_for_whom_the_installation_is(at_home, db, settings, path, policy):
    settings.SIGN_UP = policy
    answer = ask("GET", path, "", HTTP_ORIGIN=f"http://{HOST}")
    assert answer[installation.ORIGINS] == f"http://{HOST}"
    assert answer.headers.get(installation.SIGN_UP) == (None if policy == "open" else policy)
    # A page on another origin can read them.
    exposed = answer["Access-Control-Expose-Headers"].split(", ")
    assert {"date", installation.ORIGINS.lower(), installation.SIGN_UP.lower()} <= set(exposed)
    assert installation.ORIGINS not in ask("GET", "/api/v1/widgets/", "").headers


def test_another_address_than_that_of_the_front_end_is_logged_once_with_both(at_home, db, caplog):
    caplog.set_level(logging.WARNING, "daymark.installation")
    client = Client(SERVER_NAME=f"other.{PARENT}")
    for _ in range(2):
        client.get("/api/v1/csrf/", HTTP_HOST=f"other.{PARENT}", HTTP_SEC_FETCH_SITE="same-origin")
        client.post("/_allauth/browser/v1/auth/code/request", HTTP_ORIGIN=f"http://other.{PARENT}")
        # A monitor, a person at the right address, and the admin.
        client.get("/api/v1/csrf/", HTTP_HOST=f"other.{PARENT}")
        client.get("/api/v1/csrf/", HTTP_HOST=HOST, HTTP_SEC_FETCH_SITE="same-origin")
        client.post("/api/admin/", HTTP_ORIGIN=f"http://other.{PARENT}")
    records = [record for record in caplog.records if record.name == "daymark.installation"]
    told = [(record.address, record.FRONTEND_ORIGIN) for record in records]
    assert told == [(f"http://other.{PARENT}", "http://localhost:5173")]


def test_behind_a_proxy_only_the_origin_tells(at_home, db, caplog, settings):
    settings.PROXY_COUNT = 1
    client = Client(SERVER_NAME=f"other.{PARENT}")
    client.get("/api/v1/csrf/", HTTP_SEC_FETCH_SITE="same-origin")
    assert [record for record in caplog.records if record.name == "daymark.installation"] == []
    client.post("/_allauth/browser/v1/auth/code/request", HTTP_ORIGIN=f"http://other.{PARENT}")
    assert [record.address for record in caplog.records if record.name == "daymark.installation"] == [f"http://other.{PARENT}"]
