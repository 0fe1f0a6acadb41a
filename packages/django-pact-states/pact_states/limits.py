"""The limits of django-allauth: they stay on, and each promise begins with all of its tries."""

from allauth.account import app_settings as account_settings
from allauth.core import ratelimit
from allauth.mfa import app_settings as mfa_settings
from django.contrib.auth.models import AnonymousUser

from pact_states.adapter import Adapter
from pact_states.people import new_address, new_person

# More tries than any limit that a person could meet.
MANY = 100


def used_up_limit(project: Adapter, of: str) -> dict:
    """The call was made with `email` until it was refused."""
    address = new_address()
    browser = project.sign_in(new_person(project)) if of == "addEmailAddress" else project.visitor()
    paths = {
        "addEmailAddress": "account/email",
        "requestLoginCode": "auth/code/request",
        "signUp": "auth/webauthn/signup",
    }
    for _ in range(MANY):
        email = new_address() if of == "signUp" else address
        answer = browser.send("post", paths[of], {"email": email}, 200, 400, 401, 429)
        if answer["status"] in (400, 429):
            return {**browser.request_context(), "email": address}
    raise RuntimeError(f"{of} was called {MANY} times and not refused: are ACCOUNT_RATE_LIMITS on?")


def forget_limits(request) -> None:
    """Gives the caller's address all of its tries back, and leaves the rest of the cache alone."""
    anybody = AnonymousUser()
    for action in account_settings.RATE_LIMITS:
        ratelimit.clear(request, action=action, key="-", user=anybody)
    # Versions before 65.20 do not limit the use of passkeys.
    for action in getattr(mfa_settings, "RATE_LIMITS", {}):
        from allauth.core.internal import ratelimit as internal

        internal.clear(request, app="allauth.mfa", action=action, key="-", user=anybody)
