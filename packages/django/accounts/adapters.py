import dataclasses
import time
from types import SimpleNamespace

from allauth.account import app_settings as account_settings
from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.account.utils import user_display, user_pk_to_url_str
from allauth.core.exceptions import ReauthenticationRequired
from allauth.headless.adapter import DefaultHeadlessAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.usersessions.adapter import DefaultUserSessionsAdapter
from django.conf import settings
from django.utils import translation
from fido2.utils import websafe_decode, websafe_encode

from accounts.invitations import is_invited
from accounts.models import SPELLED, User
from accounts.tasks import enqueue

SIGNED_IN_AT = "daymark_signed_in_at"


def said(description: str, example):
    """Returns a field with what allauth's own description of the API says about it."""
    return dataclasses.field(metadata={"description": description, "example": example})


@dataclasses.dataclass
class SessionUser:
    """Returns what the session answers about the person."""

    id: int = said("The account.", 4)
    display: str = said("The name to show.", "anna")
    email: str = said("The primary address.", "anna@example.com")
    username: str = said("The name of the account.", "anna")
    language: str = said("The language of mails.", "nl")
    timeZone: str = said("Where the days of this person begin.", "Europe/Amsterdam")
    passkeyHandle: str = said("What the passkeys of the account name it by, in base64url.", "NA")


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
            passkeyHandle=passkey_handle(user),
        )


def passkey_handle(user: User) -> str:
    """Returns what devices call the account, in base64url: its id, or the handle with which it moved here."""
    return user.passkey_handle or websafe_encode(user_pk_to_url_str(user).encode())


class AccountAdapter(DefaultAccountAdapter):
    """Sign-ups can be begun again. Mails are tasks, and in the language of the person who gets them."""

    def clean_email(self, email):
        email = super().clean_email(email)
        if self.request.path.endswith("/signup"):
            self.request.begun_user = take_unfinished_sign_up(email)
        return email

    def is_open_for_signup(self, request):
        return settings.SIGN_UP != "closed"

    def send_account_already_exists_mail(self, email):
        if EmailAddress.objects.filter(email=email).exists():
            super().send_account_already_exists_mail(email)
        else:
            self.send_mail("account/email/not_invited", email, {})

    def new_user(self, request):
        user = getattr(request, "begun_user", None) or super().new_user(request)
        user.language = SPELLED[translation.get_language_from_request(request)]
        return user

    def send_mail(self, template_prefix, email, context):
        if template_prefix == "account/email/unknown_account" and not is_invited(email):
            # The usual one leads to the page for new accounts.
            template_prefix += "_closed"
        known = EmailAddress.objects.filter(email=email.lower()).select_related("user").first()
        user = context.get("user") or (known and known.user)
        site = SimpleNamespace(name=settings.SITE_NAME, domain=settings.FRONTEND_HOST)
        asked = translation.get_language_from_request(self.request)
        told = {**context, "email": email, "current_site": site, "origin": settings.FRONTEND_ORIGIN}
        with translation.override(user.language.lower() if user else asked):
            mail = self.render_mail(template_prefix, email, told)
        said = {
            "subject": mail.subject,
            "body": mail.body,
            "from_email": mail.from_email,
            "to": mail.to,
            "alternatives": [[html, mimetype] for html, mimetype in mail.alternatives],
        }
        enqueue(said)


class SessionsAdapter(DefaultUserSessionsAdapter):
    """Refuses a browser that was left open: only a recent login may log out the other browsers."""

    def end_sessions(self, sessions):
        if not signed_in_lately(self.request):
            raise ReauthenticationRequired
        super().end_sessions(sessions)


def remember_sign_in(sender, request, user, **kwargs):
    """Called at each sign-in. A sign-up with a passkey leaves no record of django-allauth."""
    request.session[SIGNED_IN_AT] = time.time()
    # django-allauth signs no person in without a verified address. This browser proved this one, and then another browser
    # began the same sign-up again.
    addresses = EmailAddress.objects.filter(user=user)
    if not addresses.filter(verified=True).exists():
        addresses.filter(primary=True).update(verified=True)


def signed_in_lately(request) -> bool:
    """Returns whether this session was signed in, or confirmed by a passkey, in the last five minutes."""
    # The older version imports in a circle, unless another of its modules comes first.
    from allauth.account.authentication import AUTHENTICATION_METHODS_SESSION_KEY

    confirmed = [record["at"] for record in request.session.get(AUTHENTICATION_METHODS_SESSION_KEY, [])]
    latest = max(confirmed, default=request.session.get(SIGNED_IN_AT, 0))
    # A clock that was put back says nothing about when that was.
    return 0 <= time.time() - latest < account_settings.REAUTHENTICATION_TIMEOUT


def take_unfinished_sign_up(email: str) -> User | None:
    """
    The account of a sign-up that ended before its passkey, without its address, so that it can be begun again. The
    account itself stays: another browser may be about to finish it. None for an account that was ever signed in to,
    or that has something.
    """
    unused = dict.fromkeys(("authenticator", "dailytodosmodule", "inspirationmodule", "fileupload"))
    user = User.objects.filter(emailaddress__email=email, last_login=None, **unused).first()
    if user:
        # django-allauth adds the address once more, as one that is not verified.
        EmailAddress.objects.filter(user=user).delete()
        User.objects.filter(pk=user.pk).update(email="")
    return user


class MFAAdapter(DefaultMFAAdapter):
    """Passkeys belong to the front-end's host and replace the password instead of adding to it."""

    def is_mfa_enabled(self, user, types=None):
        # A passkey is a way to log in, not a second step: a login by code must not ask for it.
        return False

    def get_public_key_credential_rp_entity(self):
        # allauth takes the API's host; with the app on another host that would refuse every passkey.
        return {"id": settings.PASSKEY_RP_ID, "name": settings.SITE_NAME}

    def get_public_key_credential_user_entity(self, user):
        entity = super().get_public_key_credential_user_entity(user)
        # A device knows a moved account by the handle that it had before.
        return {**entity, "id": websafe_decode(passkey_handle(user))}
