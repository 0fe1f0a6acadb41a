import time

from accounts.allauth_internals import forget_pending, pending_since, pending_user_id
from accounts.models import User


def sign_ups_of_deleted_users(get_response):
    """Ends a sign-up or sign-in whose account is gone. django-allauth goes on with no user at all, and fails."""

    def middleware(request):
        pending = pending_user_id(request)
        if pending is not None and not User.objects.filter(pk=pending).exists():
            forget_pending(request)
        return get_response(request)

    return middleware


# Seconds by which the clocks of two machines may differ.
DIFFERENCE = 60


def codes_from_the_future(get_response):
    """Ends what waits for a code that was sent later than now: the clock was put back, and the code would live longer."""

    def middleware(request):
        if pending_since(request) > time.time() + DIFFERENCE:
            forget_pending(request)
        return get_response(request)

    return middleware
