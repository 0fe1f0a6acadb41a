"""Who may create an account: SIGN_UP and INVITED."""

from allauth.core import context
from allauth.headless.account.inputs import SignupInput
from allauth.headless.mfa.inputs import SignupWebAuthnInput
from django.conf import settings


def is_invited(email: str) -> bool:
    """Returns whether an address may have a new account."""
    domain = email.rpartition("@")[2]
    return settings.SIGN_UP == "open" or bool({email, domain} & set(settings.INVITED))


class ForInvited:
    """An address that is not invited gets the same answer as one that has an account. Only its e-mail says why."""

    def validate_unique_email(self, value):
        email = super().validate_unique_email(value)  # type: ignore[misc]
        # A sign-up that was begun before goes on.
        if not is_invited(email) and not getattr(context.request, "begun_user", None):
            self.account_already_exists = True
        return email


class PasskeySignUpInput(ForInvited, SignupWebAuthnInput):
    pass


class SignUpInput(ForInvited, SignupInput):
    pass
