import hashlib

from django.conf import settings
from fido2 import cbor
from fido2.cose import CoseKey
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

FLAGS = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV | AuthenticatorData.FLAG.AT


def stored_passkey(record: dict) -> dict:
    """
    What django-allauth keeps of a passkey: the answer that registered it. The archive has its id and public key, and
    those are what a sign-in is checked with; the rest is made as an authenticator without attestation makes it.
    """
    key = CoseKey.parse(cbor.decode(websafe_decode(record["publicKey"])))  # type: ignore[arg-type]
    credential_id = websafe_decode(record["credentialId"])
    data = AuthenticatorData.create(
        hashlib.sha256(settings.PASSKEY_RP_ID.encode()).digest(),
        FLAGS,
        record["signCount"],
        AttestedCredentialData.create(Aaguid.NONE, credential_id, key),
    )
    client_data = CollectedClientData.create("webauthn.create", "bW92ZWQ", settings.FRONTEND_ORIGIN)
    extensions = {}
    if record["isPasswordless"] is not None:
        extensions = {"credProps": {"rk": record["isPasswordless"]}}
    return {
        "name": record["name"],
        "credential": {
            "type": "public-key",
            "id": websafe_encode(credential_id),
            "rawId": websafe_encode(credential_id),
            "response": {
                "clientDataJSON": websafe_encode(client_data),
                "attestationObject": websafe_encode(AttestationObject.create("none", data, {})),
            },
            "clientExtensionResults": extensions,
        },
    }
