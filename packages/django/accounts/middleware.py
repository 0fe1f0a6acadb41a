from allauth.account.internal.flows.email_verification_by_code import EMAIL_VERIFICATION_CODE_SESSION_KEY
from allauth.account.internal.stagekit import LOGIN_SESSION_KEY
from allauth.account.utils import url_str_to_user_pk

from accounts.models import User


def sign_ups_of_deleted_users(get_response):
    """Ends a sign-up or sign-in whose account is gone. django-allauth goes on with no user at all, and fails."""

    def middleware(request):
        pending = request.session.get(LOGIN_SESSION_KEY) or {}
        key = pending.get("user_pk")
        if key and not User.objects.filter(pk=url_str_to_user_pk(key)).exists():
            for name in (LOGIN_SESSION_KEY, EMAIL_VERIFICATION_CODE_SESSION_KEY):
                request.session.pop(name, None)
        return get_response(request)

    return middleware
