import dataclasses
import time

from allauth.account import app_settings
from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.internal.flows.login import AUTHENTICATION_METHODS_SESSION_KEY
from allauth.core.exceptions import ReauthenticationRequired
from allauth.headless.adapter import DefaultHeadlessAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from rest_framework.authentication import SessionAuthentication


@dataclasses.dataclass
class Person:
    id: int
    display: str
    email: str
    username: str
    language: str
    timeZone: str


class Accounts(DefaultAccountAdapter):
    """Adding an address takes a fresh sign-in, also of people without a password."""

    def is_reauthentication_required(self, *, app, **kwargs):
        if app == "allauth.account" and self.request.method == "POST":
            records = self.request.session.get(AUTHENTICATION_METHODS_SESSION_KEY, [])
            latest = max((record["at"] for record in records), default=time.time())
            if time.time() - latest >= app_settings.REAUTHENTICATION_TIMEOUT:
                raise ReauthenticationRequired
        return super().is_reauthentication_required(app=app, **kwargs)


class Headless(DefaultHeadlessAdapter):
    def get_user_dataclass(self):
        return Person

    def user_as_dataclass(self, user):
        return Person(user.pk, user.username, user.email, user.username, "nl", "Europe/Amsterdam")


class Passkeys(DefaultMFAAdapter):
    def is_mfa_enabled(self, user, types=None):
        return False


class Session(SessionAuthentication):
    def authenticate_header(self, request):
        return "Session"
