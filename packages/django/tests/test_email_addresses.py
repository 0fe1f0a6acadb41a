import json
import re
import time

from allauth.account.models import EmailAddress
from allauth.account.utils import user_pk_to_url_str
from django.core import mail
from django.core.cache import cache
from django.test import Client
from fido2.utils import websafe_encode

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


def mailed_key():
    return re.search(r"^[A-Z0-9]{6}$", mail.outbox[-1].body, re.MULTILINE)[0]


def adding(person, email):
    """A session of the person in which an address waits for its code, and that code."""
    cache.clear()
    browser = browser_of(person)
    assert send(browser, "post", f"{ACCOUNTS}/email", email=email).status_code == 200
    return browser, mailed_key()


VERIFY = "/_allauth/browser/v1/auth/email/verify"


def test_the_code_of_an_address_that_another_session_has_proved_is_right_and_adds_nothing(db):
    person = new_person()
    phone, phones_code = adding(person, "second@example.org")
    laptop, laptops_code = adding(person, "second@example.org")
    assert send(phone, "post", VERIFY, key=phones_code).status_code == 200
    again = send(laptop, "post", VERIFY, key=laptops_code)
    assert (again.status_code, again.json()["meta"]["is_authenticated"]) == (200, True)
    assert EmailAddress.objects.filter(user=person, email="second@example.org", verified=True).count() == 1
    assert send(laptop, "post", VERIFY, key=laptops_code).status_code == 409


def test_several_sessions_together_add_no_more_addresses_than_one_may_have(db):
    person = new_person()
    sessions = [adding(person, f"number{number}@example.org") for number in range(11)]
    answers = [send(browser, "post", VERIFY, key=code) for browser, code in sessions]
    assert [answer.status_code for answer in answers] == [200] * 9 + [400] * 2
    assert answers[-1].json()["errors"][0]["code"] == "max_email_addresses"
    assert EmailAddress.objects.filter(user=person).count() == 10


def test_a_code_is_read_as_people_paste_it(db):
    person = new_person()
    browser, code = adding(person, "second@example.org")
    wide = "".join(chr(ord(character) + 0xFEE0) for character in code)
    assert send(browser, "post", VERIFY, key=f"\u200b{wide[:3]}\ufe0f\u2800{wide[3:]}\ufeff").status_code == 200


def test_a_login_code_is_read_as_people_paste_it(db):
    cache.clear()
    person = new_person()
    browser = Client(SERVER_NAME="localhost")
    auth = "/_allauth/browser/v1/auth"
    send(browser, "post", f"{auth}/code/request", email=person.email)
    code = mailed_key()
    pasted = f"\u2060{code[:3]}\u00ad{code[3:]} "
    assert send(browser, "post", f"{auth}/code/confirm", code=pasted).status_code == 200


def test_the_session_says_what_passkeys_call_the_account(db):
    native, moved = new_person(), new_person()
    moved.passkey_handle = "cmFuZG9t"
    moved.save()
    session = "/_allauth/browser/v1/auth/session"
    told = [browser_of(person).get(session).json()["data"]["user"]["passkeyHandle"] for person in (native, moved)]
    assert told == [websafe_encode(user_pk_to_url_str(native).encode()), "cmFuZG9t"]
    path = f"{ACCOUNTS}/authenticators/webauthn?passwordless=true"
    options = browser_of(moved).get(path).json()["data"]["creation_options"]
    assert options["publicKey"]["user"]["id"] == "cmFuZG9t"
