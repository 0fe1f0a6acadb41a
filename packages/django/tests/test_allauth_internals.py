"""What Daymark takes from django-allauth's own modules is in one place, and is still where it was."""

import re
from pathlib import Path

from django.test import Client

from accounts.allauth_internals import EMAIL_VERIFICATION_CODE_SESSION_KEY, LOGIN_SESSION_KEY, pending_user_id
from accounts.models import User
from tests.account import send

PROJECT = Path(__file__).resolve().parent.parent
INTERNAL = re.compile(r"^\s*(?:from|import) allauth\S*\binternal", re.MULTILINE)


def test_one_module_imports_from_the_modules_that_may_change():
    files = (file for folder in ("accounts", "content", "daymark", "moving") for file in (PROJECT / folder).rglob("*.py"))
    importing = {str(file.relative_to(PROJECT)) for file in files if INTERNAL.search(file.read_text())}
    assert importing == {"accounts/allauth_internals.py"}
    assert len(INTERNAL.findall((PROJECT / "accounts/allauth_internals.py").read_text())) == 2


def test_a_sign_up_that_waits_is_in_the_session_where_it_is_looked_for(db):
    browser = Client(SERVER_NAME="localhost")
    send(browser, "post", "auth/webauthn/signup", email="anna@example.org")
    assert {EMAIL_VERIFICATION_CODE_SESSION_KEY, LOGIN_SESSION_KEY} <= set(browser.session.keys())
    assert pending_user_id(browser) == User.objects.get().pk
