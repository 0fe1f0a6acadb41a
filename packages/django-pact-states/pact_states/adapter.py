"""Answers the questions of the provider states about a project."""

import re
from email import message_from_string, policy
from pathlib import Path

from allauth.account.models import EmailAddress
from allauth.account.utils import user_email, user_username
from django.conf import settings
from django.contrib.auth import get_user_model
from django.utils.module_loading import import_string

from pact_states.browser import Browser


class Adapter:
    """
    What a project may say otherwise, in a subclass that the setting PACT_STATES_ADAPTER names.

    It suits a project that uses django-allauth as it comes. There is one adapter for each call of a state.
    """

    def __init__(self, request):
        self.request = request

    # --- People

    def make_person(self, email: str):
        """Returns an account with this address, which is verified, and without a password."""
        user = get_user_model()()
        user_email(user, email)
        user_username(user, email.partition("@")[0])
        user.set_unusable_password()
        user.save()
        EmailAddress.objects.create(user=user, email=email, verified=True, primary=True)
        return user

    def find_person(self, email: str):
        """Returns the account with this address, or None."""
        known = EmailAddress.objects.filter(email=email).select_related("user").first()
        return known and known.user

    def visitor(self) -> Browser:
        """Returns a new visitor."""
        return Browser(self.request, self.front_end())

    def front_end(self) -> str:
        """Returns the origin of the app: changes come from there."""
        trusted = settings.CSRF_TRUSTED_ORIGINS
        return trusted[0] if trusted else self.request.build_absolute_uri("/").rstrip("/")

    def sign_in(self, user) -> Browser:
        """Creates a session of this person, without an e-mail and without a passkey."""
        browser = self.visitor()
        browser.client.force_login(user)
        return browser

    def require_reauthentication(self, user) -> None:
        """Makes this an account that django-allauth asks again before it changes passkeys."""
        # Those are the accounts with a password; an empty one counts.
        get_user_model().objects.filter(pk=user.pk).update(password="")

    # --- Mails

    #: What a code looks like: alone on its line.
    code = re.compile(r"^[A-Z0-9]{6}$", re.MULTILINE)
    #: The line that Django's file backend writes after each e-mail.
    mail_end = f"{'-' * 79}\n"

    def mailed_code(self, email: str) -> str:
        """Returns the code in the newest e-mail to this address, from the files in EMAIL_FILE_PATH."""
        folder = Path(settings.EMAIL_FILE_PATH)
        files = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime_ns, reverse=True)
        # Several e-mails of one second may be in one file, the newest at its end.
        for text in (text for file in files for text in reversed(file.read_text().split(self.mail_end))):
            mail = message_from_string(text, policy=policy.default)
            if mail["To"] == email:
                return self._code_in(mail.get_body(preferencelist=("plain", "html")).get_content())
        raise LookupError(f"no mail to {email} in {folder}")

    def _code_in(self, text: str) -> str:
        codes = self.code.findall(text)
        if not codes:
            wanted = 'ALLAUTH_USER_CODE_FORMAT = {"length": 6, "dashed": False}'
            raise LookupError(f"no code like {self.code.pattern} in the mail: is {wanted} set? It says: {text}")
        return codes[-1]


def adapter_class() -> type[Adapter]:
    """Returns the adapter of this project. Raises ImportError when it is not where the setting says."""
    return import_string(getattr(settings, "PACT_STATES_ADAPTER", "pact_states.adapter.Adapter"))
