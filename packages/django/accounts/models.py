from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """An account holder. Language and time zone are part of what the session answers."""

    language = models.CharField(max_length=10, default="nl")
    time_zone = models.CharField(max_length=50, default="Europe/Amsterdam")
    # base64url; what passkeys that came from elsewhere call this account. None: its id, as django-allauth does.
    passkey_handle = models.CharField(max_length=100, null=True, unique=True)
