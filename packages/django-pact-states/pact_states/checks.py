"""Checks for `manage.py check` that a project fits the provider states."""

import re

from allauth.account import app_settings as account_settings
from allauth.account.adapter import get_adapter
from django.conf import settings
from django.core.checks import Error, Tags, Warning, register

from pact_states.adapter import Adapter, adapter_class

#: E-mail backends that come with Django and leave no file.
KEEPS_NOTHING = [f"django.core.mail.backends.{name}.EmailBackend" for name in ("console", "dummy", "locmem", "smtp")]
DUMMY_CACHE = "django.core.cache.backends.dummy.DummyCache"


@register
def settings_fit(app_configs, **kwargs):
    """The settings that the README lists."""
    if problem := _adapter_problem():
        return [Error(problem, id="pact_states.E001")]
    errors = []
    if not account_settings.RATE_LIMITS:
        errors.append(Error("ACCOUNT_RATE_LIMITS are off: the pact has promises about them", id="pact_states.E002"))
    if settings.CACHES["default"]["BACKEND"] == DUMMY_CACHE:
        errors.append(Error("The limits count in the cache, and a dummy keeps nothing", id="pact_states.E003"))
    reads_files = adapter_class().mailed_code is Adapter.mailed_code
    if reads_files and settings.EMAIL_BACKEND in KEEPS_NOTHING:
        says = f"EMAIL_BACKEND is {settings.EMAIL_BACKEND}, which writes no files: codes are read from EMAIL_FILE_PATH"
        errors.append(Error(says, id="pact_states.E007"))
    if not settings.DEBUG and not settings.ALLOWED_HOSTS:
        says = "ALLOWED_HOSTS is empty: with DEBUG off Django refuses every call, also those of the states"
        errors.append(Error(says, id="pact_states.E008"))
    if settings.SECURE_SSL_REDIRECT and not settings.SECURE_PROXY_SSL_HEADER:
        says = "SECURE_SSL_REDIRECT sends every call over http to https: turn it off, or verify the https address"
        errors.append(Warning(says, id="pact_states.W009"))
    if reads_files and not getattr(settings, "EMAIL_FILE_PATH", None):
        errors.append(Error("EMAIL_FILE_PATH is not set: codes are read from files", id="pact_states.E004"))
    code = get_adapter().generate_login_code()
    if not re.fullmatch(r"[A-Z0-9]{6}", code):
        wanted = 'ALLAUTH_USER_CODE_FORMAT = {"length": 6, "dashed": False}'
        errors.append(
            Error(f"The app's field takes six characters, and a code is {code}: set {wanted}", id="pact_states.E006")
        )
    return errors


@register(Tags.security, deploy=True)
def not_deployed(app_configs, **kwargs):
    """With `check --deploy` the states are an error themselves."""
    return [Error("pact_states opens every account: take it out of INSTALLED_APPS", id="pact_states.E005")]


def _adapter_problem() -> str:
    try:
        adapter = adapter_class()
    except ImportError as error:
        return f"PACT_STATES_ADAPTER cannot be imported: {error}"
    if not (isinstance(adapter, type) and issubclass(adapter, Adapter)):
        return f"PACT_STATES_ADAPTER is {settings.PACT_STATES_ADAPTER}, which is no subclass of pact_states.adapter.Adapter"
    return ""
