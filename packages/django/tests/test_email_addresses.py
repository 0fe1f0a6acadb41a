import json
import time

from allauth.account.models import EmailAddress
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
    hour_old(browser)
    assert send(browser, "post", f"{ACCOUNTS}/email", email="second@example.org").status_code == 401
    confirm = "/_allauth/browser/v1/auth/webauthn/reauthenticate"
    options = browser.get(confirm).json()["data"]["request_options"]["publicKey"]
    assert send(browser, "post", confirm, credential=passkey.use(options)).status_code == 200
    assert send(browser, "post", f"{ACCOUNTS}/email", email="second@example.org").status_code == 200


def test_an_old_session_still_lists_changes_and_deletes_addresses(db):
    cache.clear()
    person = new_person()
    EmailAddress.objects.create(user=person, email="second@example.org", verified=True)
    browser = hour_old(browser_of(person))
    body = {"email": "second@example.org", "primary": True}
    assert send(browser, "patch", f"{ACCOUNTS}/email", **body).status_code == 200
    assert send(browser, "delete", f"{ACCOUNTS}/email", email=person.email).status_code == 200


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
