"""
Everything here comes from modules that django-allauth may change in any version. tests/test_allauth_internals.py fails
when one of them moves, or when another module imports from them.
"""

# A sign-up or a login that waits for its next step is in the session. django-allauth has no function that ends one
# for an account which was deleted meanwhile.
# So is the address that waits for its code. The public way to forget one is an operation of the API.
from allauth.account.internal.flows.email_verification_by_code import EMAIL_VERIFICATION_CODE_SESSION_KEY
from allauth.account.internal.stagekit import LOGIN_SESSION_KEY
from allauth.account.utils import url_str_to_user_pk


def forget_awaited_address(request) -> None:
    """Forgets the address that waits for its code in this session."""
    request.session.pop(EMAIL_VERIFICATION_CODE_SESSION_KEY, None)


def pending_user_id(request) -> int | None:
    """Returns the account that a sign-up or a login of this session is for."""
    key = (request.session.get(LOGIN_SESSION_KEY) or {}).get("user_pk")
    return url_str_to_user_pk(key) if key else None


def forget_pending(request) -> None:
    """Ends the sign-up or the login of this session."""
    request.session.pop(LOGIN_SESSION_KEY, None)
    forget_awaited_address(request)


def pending_since(request) -> float:
    """Returns the latest moment, in seconds, at which what waits in this session began, and 0 without anything that waits."""
    login = request.session.get(LOGIN_SESSION_KEY) or {}
    address = request.session.get(EMAIL_VERIFICATION_CODE_SESSION_KEY) or {}
    return max(login.get("initiated_at") or 0, address.get("at") or 0)
