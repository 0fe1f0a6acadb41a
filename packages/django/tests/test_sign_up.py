"""Signing up: what packages/backend/src/operations/signUp.test.ts says, on Django."""

import re

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.core import mail
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from accounts.models import User
from content import models
from pact_states.authenticator import Passkey
from tests.account import ACCOUNTS, mailed_code, send
from tests.conftest import new_person

EMAIL = "anna@example.com"

pytestmark = pytest.mark.django_db


def pending(answer):
    return [flow["id"] for flow in answer.json()["data"]["flows"] if flow.get("is_pending")]


def sign_up(client, email=EMAIL, verify=True, finish=True):
    assert pending(send(client, "post", "auth/webauthn/signup", email=email)) == ["verify_email"]
    if verify:
        answer = send(client, "post", "auth/email/verify", key=mailed_code())
        assert pending(answer) == ["mfa_signup_webauthn"], answer.json()
    if not (verify and finish):
        return None
    options = client.get(f"{ACCOUNTS}/auth/webauthn/signup").json()["data"]["creation_options"]
    credential = Passkey().create(options["publicKey"])
    return send(client, "put", "auth/webauthn/signup", name="My phone", credential=credential)


def visitor():
    return Client(SERVER_NAME="localhost")


def test_a_sign_up_that_was_left_before_its_code_can_be_begun_again():
    sign_up(visitor(), verify=False)
    cache.clear()
    assert sign_up(visitor()).status_code == 200
    assert User.objects.get().email == EMAIL


def test_a_sign_up_that_was_left_before_its_passkey_can_be_begun_again():
    sign_up(visitor(), finish=False)
    cache.clear()
    assert sign_up(visitor()).status_code == 200
    assert EmailAddress.objects.get().verified


def test_signing_up_with_the_address_of_an_account_answers_alike_and_mails_its_owner():
    sign_up(visitor())
    cache.clear()
    again = visitor()
    sign_up(again, verify=False)
    assert "You already have an account" in mail.outbox[-1].subject
    assert not re.search(r"^[A-Z0-9]{6}$", mail.outbox[-1].body, re.MULTILINE)
    assert send(again, "post", "auth/email/verify", key="CDFGHJ").status_code == 400
    assert Authenticator.objects.count() == 1


def test_an_account_without_a_passkey_that_is_in_use_stays():
    person = new_person()
    module = models.DailyTodosModule.objects.create(user=person, name="Mine")
    sign_up(visitor(), person.email, verify=False)
    assert models.DailyTodosModule.objects.get() == module


def test_the_third_wrong_key_ends_the_sign_up():
    client = visitor()
    sign_up(client, verify=False)
    code = mailed_code()
    for _ in range(3):
        assert send(client, "post", "auth/email/verify", key="XXXXXX").status_code == 400
    assert send(client, "post", "auth/email/verify", key=code).status_code == 409


def finish(client):
    options = client.get(f"{ACCOUNTS}/auth/webauthn/signup")
    assert options.status_code == 200, options.json()
    credential = Passkey().create(options.json()["data"]["creation_options"]["publicKey"])
    return send(client, "put", "auth/webauthn/signup", name="My phone", credential=credential)


def test_a_sign_up_goes_on_when_another_browser_begins_it_again_before_the_passkey():
    first = visitor()
    sign_up(first, finish=False)
    cache.clear()
    second = visitor()
    sign_up(second, verify=False)
    assert finish(first).status_code == 200
    assert first.get(f"{ACCOUNTS}/auth/session").json()["data"]["user"]["email"] == EMAIL
    assert EmailAddress.objects.get().verified
    assert second.get(f"{ACCOUNTS}/auth/webauthn/signup").status_code == 409


def test_a_sign_up_goes_on_when_another_browser_begins_it_again_before_the_code():
    first = visitor()
    sign_up(first, verify=False)
    code = mailed_code()
    cache.clear()
    sign_up(visitor(), verify=False)
    assert pending(send(first, "post", "auth/email/verify", key=code)) == ["mfa_signup_webauthn"]
    assert finish(first).status_code == 200
    assert User.objects.get().email == EMAIL


def test_beginning_again_proves_no_address_that_another_browser_has_proved():
    sign_up(visitor(), finish=False)
    cache.clear()
    stranger = visitor()
    sign_up(stranger, verify=False)
    assert not EmailAddress.objects.get().verified
    assert pending(stranger.get(f"{ACCOUNTS}/auth/session")) == ["verify_email"]


@pytest.mark.parametrize("verified", [True, False])
def test_a_sign_up_whose_account_is_gone_has_ended(verified):
    client = visitor()
    sign_up(client, verify=verified, finish=False)
    User.objects.get().delete()
    if verified:
        assert client.get(f"{ACCOUNTS}/auth/webauthn/signup").status_code == 409
        assert send(client, "put", "auth/webauthn/signup", name="", credential={}).status_code == 409
    else:
        assert send(client, "post", "auth/email/verify", key=mailed_code()).status_code == 409
    assert pending(client.get(f"{ACCOUNTS}/auth/session")) == []


def test_a_sign_up_whose_address_was_removed_from_the_account_makes_no_passkey():
    """The owner of the account has logged in elsewhere by code, and has removed the address that this browser proved."""
    waiting = visitor()
    sign_up(waiting, finish=False)
    options = waiting.get(f"{ACCOUNTS}/auth/webauthn/signup").json()["data"]["creation_options"]
    user = User.objects.get()
    EmailAddress.objects.filter(email=EMAIL).delete()
    EmailAddress.objects.create(user=user, email="own@example.com", verified=True, primary=True)
    credential = Passkey().create(options["publicKey"])
    answer = send(waiting, "put", "auth/webauthn/signup", name="My phone", credential=credential)
    assert answer.status_code == 409
    assert not Authenticator.objects.exists()
    assert waiting.get(f"{ACCOUNTS}/auth/session").status_code == 401


@pytest.fixture
def by_invitation(settings):
    settings.SIGN_UP = "invited"
    settings.INVITED = [EMAIL, "example.org"]


@pytest.mark.parametrize("email", [EMAIL, "Bert@Example.ORG"])
def test_an_invited_address_signs_up(by_invitation, email):
    assert sign_up(visitor(), email).status_code == 200


@pytest.mark.parametrize("path", ["auth/webauthn/signup", "auth/signup"])
@pytest.mark.parametrize("email", ["bert@example.com", "anna@sub.example.org", "example.org@example.net"])
def test_an_address_that_is_not_invited_gets_the_same_answer_and_a_mail_that_says_so(by_invitation, email, path):
    invited = send(visitor(), "post", path, email="new@example.org").json()
    refused = send(visitor(), "post", path, email=email).json()
    assert refused == invited
    assert mail.outbox[-1].to == [email]
    assert "invitation" in mail.outbox[-1].subject
    assert not User.objects.filter(emailaddress__email=email).exists()


def test_the_owner_of_an_account_is_told_so_and_logs_in_without_an_invitation(by_invitation):
    person = new_person()
    person.last_login = timezone.now()
    person.save()
    send(visitor(), "post", "auth/webauthn/signup", email=person.email)
    assert "Je hebt al een account" in mail.outbox[-1].subject
    browser = visitor()
    send(browser, "post", "auth/code/request", email=person.email)
    assert send(browser, "post", "auth/code/confirm", code=mailed_code()).status_code == 200


@pytest.mark.parametrize(
    ("mode", "email", "leads_to"),
    [
        ("open", "bert@example.com", "/account/signup/passkey"),
        ("closed", "bert@example.com", "/account/login/code"),
        ("invited", "bert@example.com", "/account/login/code"),
        ("invited", EMAIL, "/account/signup/passkey"),
    ],
)
def test_an_address_without_an_account_is_led_to_a_new_one_only_where_it_may_have_one(settings, mode, email, leads_to):
    settings.SIGN_UP, settings.INVITED = mode, [EMAIL] if mode == "invited" else []
    answers = [send(visitor(), "post", "auth/code/request", email=one) for one in (new_person().email, email)]
    assert answers[0].json() == answers[1].json()
    assert mail.outbox[-1].to == [email]
    assert re.findall(r"/account/\S+", mail.outbox[-1].body) == [leads_to]


@pytest.mark.parametrize("path", ["auth/webauthn/signup", "auth/signup"])
def test_nobody_signs_up_where_that_is_closed(settings, path):
    settings.SIGN_UP = "closed"
    refused = send(visitor(), "post", path, email=EMAIL)
    assert (refused.status_code, mail.outbox) == (403, [])
