"""What django-allauth's own views leave out. Their addresses come before its own in daymark/urls.py."""

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from allauth.core.exceptions import ReauthenticationRequired
from allauth.headless.account.views import ConfirmLoginCodeView, ManageEmailView, SignupView, VerifyEmailView
from allauth.headless.base.response import AuthenticationResponse, ConflictResponse
from allauth.headless.mfa.views import ManageWebAuthnView, SignupWebAuthnView
from django.conf import settings
from django.db import transaction

from accounts.adapters import signed_in_lately
from accounts.allauth_internals import forget_awaited_address
from accounts.codes import as_typed
from accounts.invitations import PasskeySignUpInput, SignUpInput
from content.limits import lock_person

PROVED_ADDRESS = "daymark_proved_address"


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


class LoginCode(ConfirmLoginCodeView):
    """Reads a code as people paste it."""

    def handle_input(self, data):
        return super().handle_input(as_typed(data, "code"))


class FreshVerification(VerifyEmailView):
    def handle_input(self, data):
        return super().handle_input(as_typed(data, "key"))

    def get_input_kwargs(self):
        # Before the code is tried, so that a refusal takes none of its tries.
        if self.request.method == "POST" and self.process:
            require_fresh_sign_in(self.request)
        return super().get_input_kwargs()

    def post(self, request, *args, **kwargs):
        if request.user.is_authenticated:
            return self._add(request, *args, **kwargs)
        request.session[PROVED_ADDRESS] = self.process.email
        return super().post(request, *args, **kwargs)

    @transaction.atomic
    def _add(self, request, *args, **kwargs):
        # Several sessions may prove addresses of one account at the same time.
        lock_person(request.user.pk)
        own = EmailAddress.objects.filter(user=request.user)
        if own.filter(email=self.process.email, verified=True).exists():
            # Another session has proved the same address: nothing is left to do.
            forget_awaited_address(request)
            return AuthenticationResponse(request)
        most = settings.ACCOUNT_MAX_EMAIL_ADDRESSES
        if own.exclude(email=self.process.email).count() >= most:
            forget_awaited_address(request)
            self.input.add_error("key", get_adapter().validation_error("max_email_addresses", most))
            return super().handle_invalid_input(self.input)
        return super().post(request, *args, **kwargs)


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


class SignUp(SignupView):
    input_class = {"POST": SignUpInput}


class SignUpWithPasskey(SignupWebAuthnView):
    input_class = {**SignupWebAuthnView.input_class, "POST": PasskeySignUpInput}

    def handle(self, request, *args, **kwargs):
        # django-allauth reads the body first, and needs the person of the sign-up for that.
        conflict = self._require_stage() if request.method == "PUT" else None
        return conflict or super().handle(request, *args, **kwargs)

    def _require_stage(self):
        conflict = super()._require_stage()
        return conflict or (None if self._keeps_its_address() else ConflictResponse(self.request))

    def _keeps_its_address(self) -> bool:
        """Whether the address that this browser proved still belongs to the account: another session may have removed it."""
        proved = self.request.session.get(PROVED_ADDRESS)
        of_account = EmailAddress.objects.filter(user=self.stage.login.user, email=proved)
        return proved is None or of_account.exists()
