from allauth.account import app_settings as account_settings
from allauth.core import ratelimit
from allauth.mfa import app_settings as mfa_settings
from django.contrib.auth.models import AnonymousUser


def forget_limits(request) -> None:
    """Gives the caller's address all of its tries back, and leaves the rest of the cache alone."""
    anybody = AnonymousUser()
    for action in account_settings.RATE_LIMITS:
        ratelimit.clear(request, action=action, key="-", user=anybody)
    # Versions before 65.20 do not limit the use of passkeys.
    for action in getattr(mfa_settings, "RATE_LIMITS", {}):
        from allauth.core.internal import ratelimit as internal

        internal.clear(request, app="allauth.mfa", action=action, key="-", user=anybody)
