import dataclasses

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
