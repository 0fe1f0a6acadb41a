import dataclasses

from allauth.account.models import EmailAddress
from allauth.account.utils import user_display
from allauth.headless.adapter import DefaultHeadlessAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from django.conf import settings


@dataclasses.dataclass
class SessionUser:
    """What the session answers about the person; allauth's own description of the API follows it."""

    id: int
    display: str
    email: str
    username: str
    language: str
    timeZone: str


class HeadlessAdapter(DefaultHeadlessAdapter):
    def get_user_dataclass(self):
        return SessionUser

    def user_as_dataclass(self, user):
        return SessionUser(
            id=user.pk,
            display=user_display(user),
            email=EmailAddress.objects.get_primary_email(user) or "",
            username=user.username,
            language=user.language,
            timeZone=user.time_zone,
        )


class MFAAdapter(DefaultMFAAdapter):
    def is_mfa_enabled(self, user, types=None):
        # A passkey is a way in, not a second step: who signs in by code must not be asked for it.
        return False

    def get_public_key_credential_rp_entity(self):
        # allauth takes the API's host; with the app on another host that would refuse every passkey.
        return {"id": settings.PASSKEY_RP_ID, "name": "Daymark"}
