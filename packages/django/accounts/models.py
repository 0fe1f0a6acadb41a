from zoneinfo import available_timezones

from django.conf import settings
from django.contrib.auth.models import AbstractUser
from django.db import models

# As the app and its session spell the languages that Django has.
SPELLED = {"en-gb": "en-GB", "nl": "nl"}


def languages() -> list[tuple[str, str]]:
    return [(SPELLED.get(code, code), name) for code, name in settings.LANGUAGES]


def time_zones() -> list[tuple[str, str]]:
    return [(name, name) for name in sorted(available_timezones())]


class User(AbstractUser):
    """An account holder. Language and time zone are part of what the session answers."""

    language = models.CharField(max_length=10, default="nl", choices=languages)
    time_zone = models.CharField(max_length=50, default="Europe/Amsterdam", choices=time_zones)
    # base64url; what passkeys that came from elsewhere call this account. None: its id, as django-allauth does.
    passkey_handle = models.CharField(max_length=100, null=True, unique=True)
