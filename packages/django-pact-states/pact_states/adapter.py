"""What the provider states ask of a project."""

import re
from abc import ABC, abstractmethod
from datetime import date
from email import message_from_string, policy
from pathlib import Path

from allauth.account.models import EmailAddress
from allauth.account.utils import user_email, user_username
from django.conf import settings
from django.contrib.auth import get_user_model
from django.utils.module_loading import import_string

from pact_states.browser import Browser


class Adapter(ABC):
    """
    The one thing that a project writes itself: a subclass, named by the setting PACT_STATES_ADAPTER.

    The abstract methods make content, straight in the database. `kind` is "dailyTodos" or "inspiration"; what they
    return must have a `pk`, which is the id that the API shows. The others suit a project that uses django-allauth as
    it comes; replace those that do not fit. There is one adapter for each call of a state.
    """

    def __init__(self, request):
        self.request = request

    # --- Content

    @abstractmethod
    def make_module(self, kind: str, user, name: str):
        """A module of this person."""

    @abstractmethod
    def make_option(self, kind: str, module, name: str, text: str):
        """An option with a text."""

    @abstractmethod
    def make_widget(self, kind: str, module, name: str):
        """A widget on the dashboard."""

    @abstractmethod
    def make_item(self, kind: str, module, option, day: date):
        """What was drawn for this day, or of a to-do its status "todo"."""

    @abstractmethod
    def make_upload(self, user, file_name: str, content: bytes):
        """An upload whose bytes have arrived, and which no option shows yet."""

    # --- People

    def make_person(self, email: str):
        """An account with this address, which is verified, and without a password."""
        user = get_user_model()()
        user_email(user, email)
        user_username(user, email.partition("@")[0])
        user.set_unusable_password()
        user.save()
        EmailAddress.objects.create(user=user, email=email, verified=True, primary=True)
        return user

    def find_person(self, email: str):
        """The account with this address, or None."""
        known = EmailAddress.objects.filter(email=email).select_related("user").first()
        return known and known.user

    def visitor(self) -> Browser:
        """Somebody who is not signed in."""
        return Browser(self.request)

    def sign_in(self, user) -> Browser:
        """A session of this person, without a mail and without a passkey."""
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

    def mailed_code(self, email: str) -> str:
        """The code in the newest mail to this address, out of the files in EMAIL_FILE_PATH."""
        folder = Path(settings.EMAIL_FILE_PATH)
        files = sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime_ns, reverse=True)
        for text in (file.read_text() for file in files):
            mail = message_from_string(text, policy=policy.default)
            if mail["To"] == email:
                return self.code.findall(mail.get_body().get_content())[-1]
        raise LookupError(f"no mail to {email} in {folder}")


def adapter_class() -> type[Adapter]:
    """The adapter of this project. Raises ImportError when there is none."""
    return import_string(settings.PACT_STATES_ADAPTER)
