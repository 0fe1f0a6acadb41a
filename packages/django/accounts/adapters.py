import dataclasses
from types import SimpleNamespace

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.account.utils import user_display
from allauth.headless.adapter import DefaultHeadlessAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from django.conf import settings
from django.utils import translation
from fido2.utils import websafe_decode


def said(description: str, example):
    """A field with what allauth's own description of the API says about it."""
    return dataclasses.field(metadata={"description": description, "example": example})


@dataclasses.dataclass
class SessionUser:
    """What the session answers about the person."""

    id: int = said("The account.", 4)
    display: str = said("The name to show.", "anna")
    email: str = said("The primary address.", "anna@example.com")
    username: str = said("The name of the account.", "anna")
    language: str = said("The language of mails.", "nl")
    timeZone: str = said("Where the days of this person begin.", "Europe/Amsterdam")


class HeadlessAdapter(DefaultHeadlessAdapter):
    """The session answers what the app shows of a person."""

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


class AccountAdapter(DefaultAccountAdapter):
    """Mails name the site, not the host of the API, and are in the language of whoever gets them."""

    def new_user(self, request):
        user = super().new_user(request)
        user.language = spelled[translation.get_language_from_request(request)]
        return user

    def send_mail(self, template_prefix, email, context):
        known = EmailAddress.objects.filter(email=email.lower()).select_related("user").first()
        user = context.get("user") or (known and known.user)
        site = SimpleNamespace(name=settings.SITE_NAME, domain=settings.FRONTEND_HOST)
        asked = translation.get_language_from_request(self.request)
        with translation.override(user.language.lower() if user else asked):
            super().send_mail(template_prefix, email, {**context, "current_site": site})


# As the app and its session spell the languages that Django has.
spelled = {"en-gb": "en-GB", "nl": "nl"}


class MFAAdapter(DefaultMFAAdapter):
    """Passkeys belong to the front-end's host and replace the password instead of adding to it."""

    def is_mfa_enabled(self, user, types=None):
        # A passkey is a way in, not a second step: who signs in by code must not be asked for it.
        return False

    def get_public_key_credential_rp_entity(self):
        # allauth takes the API's host; with the app on another host that would refuse every passkey.
        return {"id": settings.PASSKEY_RP_ID, "name": settings.SITE_NAME}

    def get_public_key_credential_user_entity(self, user):
        entity = super().get_public_key_credential_user_entity(user)
        # A device knows a moved account by the handle that it had before.
        return {**entity, "id": websafe_decode(user.passkey_handle)} if user.passkey_handle else entity
