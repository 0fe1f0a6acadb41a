"""What django-allauth's own views leave out. Their addresses come before its own in daymark/urls.py."""

from allauth.account.internal.flows.email_verification_by_code import EmailVerificationProcess
from allauth.core.exceptions import ReauthenticationRequired
from allauth.headless.account.views import ManageEmailView, VerifyEmailView
from allauth.headless.mfa.views import ManageWebAuthnView, SignupWebAuthnView

from accounts.adapters import signed_in_lately


def require_fresh_sign_in(request) -> None:
    """django-allauth never asks people without a password to confirm, but these changes open an account."""
    if request.user.is_authenticated and not signed_in_lately(request):
        raise ReauthenticationRequired


class FreshEmailAddresses(ManageEmailView):
    def post(self, request, *args, **kwargs):
        require_fresh_sign_in(request)
        return super().post(request, *args, **kwargs)

    def patch(self, request, *args, **kwargs):
        require_fresh_sign_in(request)
        return super().patch(request, *args, **kwargs)

    def delete(self, request, *args, **kwargs):
        # An address that still waits for its code opens nothing.
        if self.input.cleaned_data["email"].pk:
            require_fresh_sign_in(request)
        return super().delete(request, *args, **kwargs)


class FreshVerification(VerifyEmailView):
    def handle(self, request, *args, **kwargs):
        # Before the code is tried, so that a refusal takes none of its tries.
        if request.method == "POST" and EmailVerificationProcess.resume(request):
            require_fresh_sign_in(request)
        return super().handle(request, *args, **kwargs)


class FreshPasskeys(ManageWebAuthnView):
    """Renaming one opens nothing."""

    def get(self, request, *args, **kwargs):
        require_fresh_sign_in(request)
        return super().get(request, *args, **kwargs)

    def post(self, request, *args, **kwargs):
        require_fresh_sign_in(request)
        return super().post(request, *args, **kwargs)

    def delete(self, request, *args, **kwargs):
        require_fresh_sign_in(request)
        return super().delete(request, *args, **kwargs)


class SignUpWithPasskey(SignupWebAuthnView):
    def handle(self, request, *args, **kwargs):
        # django-allauth reads the body first, and needs the person of the sign-up for that.
        conflict = self._require_stage() if request.method == "PUT" else None
        return conflict or super().handle(request, *args, **kwargs)
