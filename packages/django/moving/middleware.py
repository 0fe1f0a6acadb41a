import json

from allauth.account.utils import user_pk_to_url_str
from allauth.mfa.models import Authenticator
from django.contrib.auth import get_user_model
from fido2.utils import websafe_decode, websafe_encode

SIGN_IN = "/_allauth/browser/v1/auth/webauthn/login"


def imported_passkeys(get_response):
    """
    A passkey names its account by a handle. django-allauth takes that for the account's id, so the handle of a
    moved account is replaced by its id before django-allauth reads it. The handle is not part of what is signed.
    """

    def middleware(request):
        if request.method == "POST" and request.path == SIGN_IN:
            translate(request)
        return get_response(request)

    return middleware


def translate(request) -> None:
    """Rewrites the body of a sign-in when its handle is one that came with an archive."""
    try:
        body = json.loads(request.body.decode())
        credential = body["credential"]
        handle = credential["response"]["userHandle"].rstrip("=")
        credential_id = websafe_decode(credential["id"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return
    user = get_user_model().objects.filter(passkey_handle=handle).first()
    # The oldest accounts used their number as handle, which may belong to another account here.
    if user and has_passkey(user, credential_id):
        credential["response"]["userHandle"] = websafe_encode(user_pk_to_url_str(user).encode())
        request._body = json.dumps(body).encode()


def has_passkey(user, credential_id: bytes) -> bool:
    """Returns whether the account has this very passkey."""
    passkeys = Authenticator.objects.filter(user=user, type=Authenticator.Type.WEBAUTHN)
    credentials = (passkey.wrap().authenticator_data.credential_data for passkey in passkeys)
    return any(known and known.credential_id == credential_id for known in credentials)
