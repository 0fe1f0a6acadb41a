import json
import re
import time

from allauth.account.models import EmailAddress
from django.core import mail
from django.core.cache import cache
from django.test import Client

from accounts.adapters import SIGNED_IN_AT
from pact_states.authenticator import Passkey
from tests.conftest import browser_of, new_person

ACCOUNTS = "/_allauth/browser/v1/account"


def send(browser, method, path, **body):
    return getattr(browser, method)(path, json.dumps(body), content_type="application/json")


def hour_old(browser):
    session = browser.session
    session[SIGNED_IN_AT] = time.time() - 3600
    session["account_authentication_methods"] = []
    session.save()
    return browser


def test_an_address_is_added_after_a_sign_in_in_the_last_five_minutes_only(db):
    cache.clear()
    person = new_person()
    added = send(browser_of(person), "post", f"{ACCOUNTS}/email", email="second@example.org")
    assert added.status_code == 200
    refused = send(hour_old(browser_of(person)), "post", f"{ACCOUNTS}/email", email="third@example.org")
    assert refused.status_code == 401
    assert refused.json()["meta"]["is_authenticated"] is True
    assert refused.json()["data"]["user"]["id"] == person.pk


def test_a_passkey_confirms_the_person_and_then_the_address_is_added(db):
    cache.clear()
    browser = browser_of(new_person())
    path = f"{ACCOUNTS}/authenticators/webauthn"
    passkey = Passkey()
    options = browser.get(f"{path}?passwordless=true").json()["data"]["creation_options"]
    made = passkey.create(options["publicKey"])
    assert send(browser, "post", path, name="Mine", credential=made).status_code == 200
    key = browser.get(f"{ACCOUNTS}/authenticators").json()["data"][0]["id"]
    options = browser.get(f"{path}?passwordless=true").json()["data"]["creation_options"]
    second = Passkey().create(options["publicKey"])
    hour_old(browser)
    assert browser.get(f"{path}?passwordless=true").status_code == 401
    assert send(browser, "post", path, name="Second", credential=second).status_code == 401
    assert send(browser, "delete", path, authenticators=[key]).status_code == 401
    assert send(browser, "put", path, id=key, name="Renamed").status_code == 200
    assert send(browser, "post", f"{ACCOUNTS}/email", email="second@example.org").status_code == 401
    confirm = "/_allauth/browser/v1/auth/webauthn/reauthenticate"
    options = browser.get(confirm).json()["data"]["request_options"]["publicKey"]
    assert send(browser, "post", confirm, credential=passkey.use(options)).status_code == 200
    assert send(browser, "post", f"{ACCOUNTS}/email", email="second@example.org").status_code == 200


def test_an_old_session_lists_addresses_and_confirms_before_it_changes_or_deletes_one(db):
    cache.clear()
    person = new_person()
    EmailAddress.objects.create(user=person, email="second@example.org", verified=True)
    browser = hour_old(browser_of(person))
    second = {"email": "second@example.org"}
    for method, body in (("patch", {**second, "primary": True}), ("delete", second)):
        refused = send(browser, method, f"{ACCOUNTS}/email", **body)
        assert (refused.status_code, refused.json()["meta"]["is_authenticated"]) == (401, True)
    listed = browser.get(f"{ACCOUNTS}/email").json()["data"]
    assert [(one["email"], one["primary"]) for one in listed] == [(person.email, True), (second["email"], False)]


def test_an_old_session_confirms_before_it_enters_the_code_of_an_added_address(db):
    cache.clear()
    browser = browser_of(new_person())
    assert send(browser, "post", f"{ACCOUNTS}/email", email="second@example.org").status_code == 200
    code = re.search(r"^[A-Z0-9]{6}$", mail.outbox[-1].body, re.MULTILINE)[0]
    verify = "/_allauth/browser/v1/auth/email/verify"
    hour_old(browser)
    # More refusals than the code has tries.
    for _ in range(4):
        assert send(browser, "post", verify, key=code).status_code == 401
    session = browser.session
    session[SIGNED_IN_AT] = time.time()
    session.save()
    assert send(browser, "post", verify, key=code).status_code == 200
    assert EmailAddress.objects.get(email="second@example.org").verified


def test_an_old_session_cancels_an_added_address(db):
    cache.clear()
    browser = browser_of(new_person())
    assert send(browser, "post", f"{ACCOUNTS}/email", email="second@example.org").status_code == 200
    left = send(hour_old(browser), "delete", f"{ACCOUNTS}/email", email="second@example.org")
    assert (left.status_code, len(left.json()["data"])) == (200, 1)


def test_a_sign_in_in_the_future_of_the_clock_is_not_fresh(db):
    cache.clear()
    browser = browser_of(new_person())
    session = browser.session
    session[SIGNED_IN_AT] = time.time() + 3600
    session["account_authentication_methods"] = []
    session.save()
    assert send(browser, "post", f"{ACCOUNTS}/email", email="second@example.org").status_code == 401


def test_addresses_come_in_one_order_the_primary_first_then_the_oldest(db):
    cache.clear()
    person = new_person()
    for name in ("zoe", "bert"):
        EmailAddress.objects.create(user=person, email=f"{name}@example.org", verified=True)
    browser = browser_of(person)

    def listed():
        return [one["email"] for one in browser.get(f"{ACCOUNTS}/email").json()["data"]]

    assert listed() == [person.email, "zoe@example.org", "bert@example.org"]
    changed = send(browser, "patch", f"{ACCOUNTS}/email", email="bert@example.org", primary=True)
    assert [one["email"] for one in changed.json()["data"]] == listed()
    assert listed() == ["bert@example.org", person.email, "zoe@example.org"]


def test_a_visitor_adds_no_address(db):
    answer = send(Client(SERVER_NAME="localhost"), "post", f"{ACCOUNTS}/email", email="a@example.org")
    assert answer.status_code == 409
