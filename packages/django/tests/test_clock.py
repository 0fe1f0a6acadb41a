"""A clock that is put back gives no code a longer life."""

import time

import pytest
from django.test import Client

from tests.account import mailed_code, send
from tests.conftest import browser_of, new_person

DAY = 86_400


@pytest.fixture
def put_back(monkeypatch):
    """Puts the clock back by so many seconds."""
    now = time.time
    return lambda seconds: monkeypatch.setattr(time, "time", lambda: now() - seconds)


@pytest.mark.parametrize(("seconds", "status"), [(0, 200), (30, 200), (DAY, 409)])
def test_a_code_to_log_in(db, put_back, seconds, status):
    browser = Client(SERVER_NAME="localhost")
    assert send(browser, "post", "auth/code/request", email=new_person().email).status_code == 401
    code = mailed_code()
    put_back(seconds)
    assert send(browser, "post", "auth/code/confirm", code=code).status_code == status


@pytest.mark.parametrize(("seconds", "status"), [(0, 401), (DAY, 409)])
def test_a_code_to_sign_up(db, put_back, seconds, status):
    browser = Client(SERVER_NAME="localhost")
    send(browser, "post", "auth/webauthn/signup", email="anna@example.org")
    code = mailed_code()
    put_back(seconds)
    confirmed = send(browser, "post", "auth/email/verify", key=code)
    assert confirmed.status_code == status
    # The passkey is next.
    assert (status == 401) == ("mfa_signup_webauthn" in confirmed.content.decode())


@pytest.mark.parametrize(("seconds", "status"), [(0, 200), (DAY, 409)])
def test_a_code_for_another_address(db, put_back, seconds, status):
    browser = browser_of(new_person())
    assert send(browser, "post", "account/email", email="second@example.org").status_code == 200
    code = mailed_code()
    put_back(seconds)
    assert send(browser, "post", "auth/email/verify", key=code).status_code == status
