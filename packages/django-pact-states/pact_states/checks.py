"""Checks for `manage.py check` that a project fits the provider states."""

import re

from allauth.account import app_settings as account_settings
from allauth.account.adapter import get_adapter
from django.conf import settings
from django.core.checks import Error, Tags, register

from pact_states.adapter import Adapter, adapter_class

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
        adapter_class()
    except ImportError as error:
        return f"PACT_STATES_ADAPTER cannot be imported: {error}"
    return ""
