"""
States of visitors and account holders, with the values that contracts/states.ts names. Each makes a person of its
own, so no state disturbs another.
"""

import secrets
import time

from allauth.account.models import EmailAddress
from allauth.account.utils import user_email
from allauth.mfa.models import Authenticator
from django.apps import apps

from pact_states.adapter import Adapter
from pact_states.authenticator import Passkey
from pact_states.browser import ACCOUNTS, Browser
from pact_states.calls import make_calls, path_of

SAME_ORIGIN = "/_pact/same-origin"
NO_SESSION_LIST = "/_pact/sessions"


def new_address(host: str = "example.com") -> str:
    """Returns an address without an account."""
    return f"{secrets.token_hex(6)}@{host}"


def new_person(project: Adapter):
    """Returns an account with such an address."""
    return project.make_person(new_address())


def parts_of(credential: dict) -> dict:
    """Returns the parts of a credential, out of which a request of the pact is made."""
    return {"credentialId": credential["id"], **credential["response"]}


def creation(browser: Browser, path: str, **query) -> tuple[Passkey, dict]:
    """Asks for creation options; a new passkey, and the credential with which it answers them."""
    passkey = Passkey()
    options = browser.get(path, **query)["data"]["creation_options"]["publicKey"]
    return passkey, passkey.create(options)


def use(passkey: Passkey, browser: Browser, path: str) -> dict:
    """Asks for request options; the credential with which the passkey answers them."""
    return passkey.use(browser.get(path)["data"]["request_options"]["publicKey"])


def with_passkey(project: Adapter) -> tuple[object, Browser, Passkey, int]:
    """Returns an account with a passkey: the user, a browser of theirs, the device, and the id of the passkey."""
    user = new_person(project)
    browser = project.sign_in(user)
    passkey, credential = creation(browser, "account/authenticators/webauthn", passwordless="true")
    body = {"name": "My laptop", "credential": credential}
    answer = browser.send("post", "account/authenticators/webauthn", body, 200)
    return user, browser, passkey, answer["data"]["id"]


def visitor(project: Adapter) -> dict:
    return {**project.visitor().request_context(), "email": new_address()}


# The path at which a code is entered, and the name of its field.
CONFIRM = {"sign-up": ("auth/email/verify", "key"), "sign-in": ("auth/code/confirm", "code")}


def waiting_for_code(project: Adapter, purpose: str, wrongTries: int = 0) -> dict:
    browser = project.visitor()
    if purpose == "sign-up":
        address = new_address()
        browser.send("post", "auth/webauthn/signup", {"email": address}, 401)
    else:
        address = user_email(new_person(project))
        browser.send("post", "auth/code/request", {"email": address}, 401)
    code = project.mailed_code(address)
    path, name = CONFIRM[purpose]
    for _ in range(wrongTries):
        browser.send("post", path, {name: "XXXXXX"}, 400, 409, 429)
    return {**browser.request_context(), "code": code}


def creating_passkey(project: Adapter) -> dict:
    browser, address = project.visitor(), new_address()
    browser.send("post", "auth/webauthn/signup", {"email": address}, 401)
    browser.send("post", "auth/email/verify", {"key": project.mailed_code(address)}, 401)
    _, credential = creation(browser, "auth/webauthn/signup")
    return {**browser.request_context(), **parts_of(credential)}


def owner_of_passkey(project: Adapter) -> dict:
    _, _, passkey, _ = with_passkey(project)
    browser = project.visitor()
    credential = use(passkey, browser, "auth/webauthn/login")
    return {**browser.request_context(), **parts_of(credential)}


def person(project: Adapter) -> dict:
    user = new_person(project)
    return {**project.sign_in(user).request_context(), "email": user_email(user)}


def person_who_has_just_logged_in(project: Adapter, by: str) -> dict:
    if by == "code":
        return signed_in_by_code(project, user_email(new_person(project))).strict_context()
    _, _, passkey, _ = with_passkey(project)
    browser = project.visitor()
    credential = use(passkey, browser, "auth/webauthn/login")
    browser.send("post", "auth/webauthn/login", {"credential": credential}, 200)
    return browser.strict_context()


def person_who_has_logged_out(project: Adapter) -> dict:
    browser = project.sign_in(new_person(project))
    before = browser.request_context()
    browser.send("delete", "auth/session", {}, 401)
    return before


def person_signed_in_elsewhere(project: Adapter) -> dict:
    """By mailed codes: django-allauth lists only sessions that it has begun itself."""
    address = user_email(new_person(project))
    if not apps.is_installed("allauth.usersessions"):
        browser = signed_in_by_code(project, address)
        return browser.request_context() | {"sessionsPath": NO_SESSION_LIST, "otherSessionId": 12}
    browser, _ = signed_in_by_code(project, address), signed_in_by_code(project, address)
    sessions = browser.get("auth/sessions")["data"]
    other = next(session["id"] for session in sessions if not session["is_current"])
    return browser.request_context() | {"sessionsPath": f"{ACCOUNTS}auth/sessions", "otherSessionId": other}


def signed_in_by_code(project: Adapter, address: str) -> Browser:
    browser = project.visitor()
    browser.send("post", "auth/code/request", {"email": address}, 401)
    browser.send("post", "auth/code/confirm", {"code": project.mailed_code(address)}, 200)
    return browser


def person_with_app_elsewhere(project: Adapter) -> dict:
    """With an app on the API's own origin a browser asks for no permission: this package answers in its place."""
    browser = project.sign_in(new_person(project))
    is_elsewhere = browser.page != browser.here.rstrip("/")
    paths = {"sessionPath": f"{ACCOUNTS}auth/session", "modulesPath": "/api/v1/daily-todos-modules/"}
    return browser.request_context() | (paths if is_elsewhere else dict.fromkeys(paths, SAME_ORIGIN))


def person_with_content(project: Adapter, calls: list[dict]) -> dict:
    browser = project.sign_in(new_person(project))
    made = act(project, browser, calls)
    return {**browser.request_context(), **made}


def act(project: Adapter, browser: Browser, calls: list[dict], **values) -> dict:
    """Makes the earlier calls of the person, and of another one whom only these calls know."""
    another_person = project.sign_in(new_person(project)) if calls else None
    return make_calls(calls, browser, another_person, **values)


def person_with_image(project: Adapter, calls: list[dict]) -> dict:
    browser = project.sign_in(new_person(project))
    image = act(project, browser, calls)["imageURL"]
    return {**browser.request_context(), "imagePath": path_of(browser, image)}


def person_with_upload_url(project: Adapter) -> dict:
    browser = project.sign_in(new_person(project))
    upload = browser.call("POST", "/api/v1/file-uploads/", {"fileName": "cat.png"})
    return {"uploadPath": path_of(browser, upload["fileUploadURL"])}


def person_with_passkey(project: Adapter, stale: bool = False, calls: list[dict] = ()) -> dict:
    user, browser, passkey, passkey_id = with_passkey(project)
    if not stale:
        confirm(browser, passkey, passkey_id)
    act(project, browser, calls, passkeyId=passkey_id)
    if stale:
        project.require_reauthentication(user)
        browser = project.sign_in(type(user).objects.get(pk=user.pk))
        session = browser.client.session
        session["account_authentication_methods"] = [
            {"method": "code", "at": time.time() - 3600, "email": user_email(user)}
        ]
        session.save()
    credential = use(passkey, browser, "auth/webauthn/reauthenticate")
    return {**browser.request_context(), **parts_of(credential), "passkeyId": passkey_id}


def confirm(browser: Browser, passkey: Passkey, passkey_id: int) -> None:
    """django-allauth asks once more before it changes passkeys, also right after a sign-in."""
    credential = use(passkey, browser, "auth/webauthn/reauthenticate")
    browser.send("post", "auth/webauthn/reauthenticate", {"credential": credential}, 200)
    # To the person the passkey is as new as before.
    Authenticator.objects.filter(pk=passkey_id).update(last_used_at=None)


def person_adding_passkey(project: Adapter) -> dict:
    browser = project.sign_in(new_person(project))
    _, credential = creation(browser, "account/authenticators/webauthn", passwordless="true")
    return {**browser.request_context(), **parts_of(credential)}


def person_with_second_address(project: Adapter, address: str, calls: list[dict] = ()) -> dict:
    user, code = new_person(project), ""
    browser = project.sign_in(user)
    second = new_address("example.org")
    if address == "taken":
        project.make_person(second)
    if address == "verified":
        EmailAddress.objects.create(user=user, email=second, verified=True)
    else:
        browser.send("post", "account/email", {"email": second}, 200)
        code = project.mailed_code(second)
    act(project, browser, calls, address=second)
    return {**browser.request_context(), "email": user_email(user), "address": second, "code": code}
