from allauth.account.models import EmailAddress
from allauth.account.utils import user_pk_to_url_str
from django.core.cache import cache
from fido2.utils import websafe_encode

from pact_states.authenticator import Passkey
from tests.account import ACCOUNTS, hour_old, mailed_code, others, send, sign_in_at, signed_in
from tests.conftest import browser_of, new_person

VERIFY = "auth/email/verify"


def test_an_address_is_added_after_a_sign_in_in_the_last_five_minutes_only(db):
    person = new_person()
    added = send(browser_of(person), "post", "account/email", email="second@example.org")
    assert added.status_code == 200
    refused = send(hour_old(browser_of(person)), "post", "account/email", email="third@example.org")
    assert refused.status_code == 401
    assert refused.json()["meta"]["is_authenticated"] is True
    assert refused.json()["data"]["user"]["id"] == person.pk


def test_a_passkey_confirms_the_person_and_then_the_address_is_added(db):
    browser = browser_of(new_person())
    path = "account/authenticators/webauthn"
    passkey = Passkey()
    options = browser.get(f"{ACCOUNTS}/{path}?passwordless=true").json()["data"]["creation_options"]
    made = passkey.create(options["publicKey"])
    assert send(browser, "post", path, name="Mine", credential=made).status_code == 200
    key = browser.get(f"{ACCOUNTS}/account/authenticators").json()["data"][0]["id"]
    options = browser.get(f"{ACCOUNTS}/{path}?passwordless=true").json()["data"]["creation_options"]
    second = Passkey().create(options["publicKey"])
    hour_old(browser)
    assert browser.get(f"{ACCOUNTS}/{path}?passwordless=true").status_code == 401
    assert send(browser, "post", path, name="Second", credential=second).status_code == 401
    assert send(browser, "delete", path, authenticators=[key]).status_code == 401
    assert send(browser, "put", path, id=key, name="Renamed").status_code == 200
    assert send(browser, "post", "account/email", email="second@example.org").status_code == 401
    confirm = "auth/webauthn/reauthenticate"
    options = browser.get(f"{ACCOUNTS}/{confirm}").json()["data"]["request_options"]["publicKey"]
    assert send(browser, "post", confirm, credential=passkey.use(options)).status_code == 200
    assert send(browser, "post", "account/email", email="second@example.org").status_code == 200


def test_an_old_session_lists_addresses_and_confirms_before_it_changes_or_deletes_one(db):
    person = new_person()
    EmailAddress.objects.create(user=person, email="second@example.org", verified=True)
    browser = hour_old(browser_of(person))
    second = {"email": "second@example.org"}
    for method, body in (("patch", {**second, "primary": True}), ("delete", second)):
        refused = send(browser, method, "account/email", **body)
        assert (refused.status_code, refused.json()["meta"]["is_authenticated"]) == (401, True)
    listed = browser.get(f"{ACCOUNTS}/account/email").json()["data"]
    assert [(one["email"], one["primary"]) for one in listed] == [(person.email, True), (second["email"], False)]


def test_an_old_session_confirms_before_it_enters_the_code_of_an_added_address(db):
    browser = browser_of(new_person())
    assert send(browser, "post", "account/email", email="second@example.org").status_code == 200
    code = mailed_code()
    hour_old(browser)
    # More refusals than the code has tries.
    for _ in range(4):
        assert send(browser, "post", VERIFY, key=code).status_code == 401
    sign_in_at(browser, 0)
    assert send(browser, "post", VERIFY, key=code).status_code == 200
    assert EmailAddress.objects.get(email="second@example.org").verified


def test_an_old_session_cancels_an_added_address(db):
    browser = browser_of(new_person())
    assert send(browser, "post", "account/email", email="second@example.org").status_code == 200
    left = send(hour_old(browser), "delete", "account/email", email="second@example.org")
    assert (left.status_code, len(left.json()["data"])) == (200, 1)


def test_a_sign_in_in_the_future_of_the_clock_is_not_fresh(db):
    browser = sign_in_at(browser_of(new_person()), 3600)
    assert send(browser, "post", "account/email", email="second@example.org").status_code == 401


def adding(person, email):
    """A session of the person in which an address waits for its code, and that code."""
    cache.clear()
    browser = browser_of(person)
    assert send(browser, "post", "account/email", email=email).status_code == 200
    return browser, mailed_code()


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


def test_the_session_says_what_passkeys_call_the_account(db):
    native, moved = new_person(), new_person()
    moved.passkey_handle = "cmFuZG9t"
    moved.save()
    session = f"{ACCOUNTS}/auth/session"
    told = [browser_of(person).get(session).json()["data"]["user"]["passkeyHandle"] for person in (native, moved)]
    assert told == [websafe_encode(user_pk_to_url_str(native).encode()), "cmFuZG9t"]
    path = f"{ACCOUNTS}/account/authenticators/webauthn?passwordless=true"
    options = browser_of(moved).get(path).json()["data"]["creation_options"]
    assert options["publicKey"]["user"]["id"] == "cmFuZG9t"


def test_logging_others_out_takes_a_sign_in_of_the_last_five_minutes(db):
    person = new_person()
    left_open, here = signed_in(person), signed_in(person)
    refused = send(hour_old(here), "delete", "auth/sessions", sessions=others(here))
    assert refused.status_code == 401
    assert refused.json()["meta"]["is_authenticated"] is True
    assert left_open.get("/api/v1/daily-todos-modules/").status_code == 200
