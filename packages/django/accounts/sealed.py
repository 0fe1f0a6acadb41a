"""Keeps waiting e-mails unreadable in the database: the codes in them open accounts."""

import base64
import hashlib
import json

from cryptography.fernet import Fernet, MultiFernet
from django.conf import settings
from django.utils.crypto import salted_hmac
from django.utils.encoding import force_bytes


def _cipher() -> MultiFernet:
    keys = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    digests = (hashlib.sha256(b"daymark waiting e-mails" + force_bytes(key)).digest() for key in keys)
    return MultiFernet([Fernet(base64.urlsafe_b64encode(digest)) for digest in digests])


def seal(mail: dict) -> str:
    """Returns a mail that only a process with the same SECRET_KEY can read."""
    return _cipher().encrypt(json.dumps(mail).encode()).decode()


def unseal(sealed: str) -> dict:
    """Returns what was sealed. Raises InvalidToken after SECRET_KEY was replaced."""
    return json.loads(_cipher().decrypt(sealed.encode()))


def recipient_mark(email: str) -> str:
    """Returns what names the recipient of a sealed mail, without saying who it is."""
    return salted_hmac("daymark recipient", email.lower()).hexdigest()
