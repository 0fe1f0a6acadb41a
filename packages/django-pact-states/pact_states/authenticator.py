"""A software authenticator. It signs as a phone does after a fingerprint."""

import hashlib
import secrets

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

PRESENT_AND_VERIFIED = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV


class Passkey:
    """One resident ES256 key. `create` and `use` answer as PublicKeyCredential.toJSON() does."""

    def __init__(self):
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user_handle = ""

    def create(self, options: dict) -> dict:
        """Returns the credential that answers creation options."""
        self.user_handle = options["user"]["id"]
        public_key = ES256.from_cryptography_key(self.key.public_key())
        data = self._authenticator_data(
            options["rp"]["id"],
            PRESENT_AND_VERIFIED | AuthenticatorData.FLAG.AT,
            AttestedCredentialData.create(Aaguid.NONE, self.id, public_key),
        )
        client_data = self._client_data("webauthn.create", options, options["rp"]["id"])
        return self._credential(
            clientDataJSON=client_data,
            attestationObject=AttestationObject.create("none", data, {}),
            extensions={"credProps": {"rk": True}},
        )

    def use(self, options: dict) -> dict:
        """Returns the credential that answers request options."""
        data = self._authenticator_data(options["rpId"], PRESENT_AND_VERIFIED)
        client_data = self._client_data("webauthn.get", options, options["rpId"])
        signed = data + hashlib.sha256(client_data).digest()
        return self._credential(
            clientDataJSON=client_data,
            authenticatorData=data,
            signature=self.key.sign(signed, ec.ECDSA(hashes.SHA256())),
            userHandle=websafe_decode(self.user_handle),
        )

    def _authenticator_data(self, rp_id: str, flags, credential: bytes = b"") -> AuthenticatorData:
        return AuthenticatorData.create(
            hashlib.sha256(rp_id.encode()).digest(), flags, 0, credential
        )

    def _client_data(self, kind: str, options: dict, rp_id: str) -> CollectedClientData:
        return CollectedClientData.create(kind, options["challenge"], f"https://{rp_id}")

    def _credential(self, extensions=None, **response: bytes) -> dict:
        return {
            "type": "public-key",
            "id": websafe_encode(self.id),
            "rawId": websafe_encode(self.id),
            "response": {name: websafe_encode(value) for name, value in response.items()},
            "clientExtensionResults": extensions or {},
        }
