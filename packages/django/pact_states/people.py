"""States of visitors and account holders. Each makes a person of its own, so no state disturbs another."""

import secrets
import time

from allauth.account.models import EmailAddress
from django.conf import settings

from accounts.models import User
from pact_states.authenticator import Passkey
from pact_states.browser import Browser, mailed_code


def new_address() -> str:
    return f"{secrets.token_hex(6)}@example.com"


def account(address: str) -> User:
    """The account with this address, which is verified."""
    user, created = User.objects.get_or_create(
        username=address.partition("@")[0], defaults={"email": address}
    )
    if created:
        user.set_unusable_password()
        user.save()
        EmailAddress.objects.create(user=user, email=address, verified=True, primary=True)
    return user


def new_person() -> User:
    return account(new_address())


def signed_in(user: User) -> Browser:
    browser = Browser()
    browser.client.force_login(user, settings.AUTHENTICATION_BACKENDS[0])
    return browser


def parts_of(credential: dict) -> dict:
    return {"credentialId": credential["id"], **credential["response"]}


def creation(browser: Browser, path: str, **query) -> tuple[Passkey, dict]:
    passkey = Passkey(settings.FRONTEND_ORIGIN)
    options = browser.get(path, **query)["data"]["creation_options"]["publicKey"]
    return passkey, passkey.create(options)


def use(passkey: Passkey, browser: Browser, path: str) -> dict:
    return passkey.use(browser.get(path)["data"]["request_options"]["publicKey"])


def with_passkey() -> tuple[User, Browser, Passkey, int]:
    user = new_person()
    browser = signed_in(user)
    passkey, credential = creation(browser, "account/authenticators/webauthn", passwordless="true")
    body = {"name": "My laptop", "credential": credential}
    answer = browser.send("post", "account/authenticators/webauthn", body, 200)
    return user, browser, passkey, answer["data"]["id"]


def visitor() -> dict:
    return Browser().visit()


def waiting_for_code(purpose: str) -> dict:
    browser = Browser()
    if purpose == "sign-up":
        address = new_address()
        browser.send("post", "auth/webauthn/signup", {"email": address}, 401)
    else:
        address = new_person().email
        browser.send("post", "auth/code/request", {"email": address}, 401)
    return {**browser.visit(), "code": mailed_code(address)}


def creating_passkey() -> dict:
    browser, address = Browser(), new_address()
    browser.send("post", "auth/webauthn/signup", {"email": address}, 401)
    browser.send("post", "auth/email/verify", {"key": mailed_code(address)}, 401)
    _, credential = creation(browser, "auth/webauthn/signup")
    return {**browser.visit(), **parts_of(credential)}


def owner_of_passkey() -> dict:
    _, _, passkey, _ = with_passkey()
    browser = Browser()
    credential = use(passkey, browser, "auth/webauthn/login")
    return {**browser.visit(), **parts_of(credential)}


def person() -> dict:
    user = new_person()
    return {**signed_in(user).visit(), "email": user.email}


def person_with_passkey(stale: bool = False) -> dict:
    user, browser, passkey, passkey_id = with_passkey()
    if stale:
        # allauth asks those again who have a password and signed in long ago; an empty one counts.
        User.objects.filter(pk=user.pk).update(password="")
        browser = signed_in(User.objects.get(pk=user.pk))
        session = browser.client.session
        session["account_authentication_methods"] = [
            {"method": "code", "at": time.time() - 3600, "email": user.email}
        ]
        session.save()
    credential = use(passkey, browser, "auth/webauthn/reauthenticate")
    return {**browser.visit(), **parts_of(credential), "passkeyId": passkey_id}


def person_adding_passkey() -> dict:
    browser = signed_in(new_person())
    _, credential = creation(browser, "account/authenticators/webauthn", passwordless="true")
    return {**browser.visit(), **parts_of(credential)}


def person_with_second_address(address: str) -> dict:
    user, code = new_person(), ""
    browser = signed_in(user)
    second = new_person().email if address == "taken" else new_address()
    if address in ("verified", "unverified"):
        EmailAddress.objects.create(user=user, email=second, verified=address == "verified")
    else:
        browser.send("post", "account/email", {"email": second}, 200)
        code = mailed_code(second)
    return {**browser.visit(), "email": user.email, "address": second, "code": code}


def used_up_limit(of: str) -> dict:
    address = new_address()
    if of == "addEmailAddress":
        browser = signed_in(new_person())
        browser.send("post", "account/email", {"email": address}, 200)
    elif of == "requestLoginCode":
        browser = Browser()
        for _ in range(3):
            browser.send("post", "auth/code/request", {"email": address}, 401)
    else:
        browser = Browser()
        for _ in range(20):
            browser.send("post", "auth/webauthn/signup", {"email": new_address()}, 401)
    return {**browser.visit(), "email": address}
