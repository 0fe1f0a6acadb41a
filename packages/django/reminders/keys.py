"""The key with which push services know this server (VAPID, RFC 8292). It is needed before Django is set up."""

import binascii
from functools import cache

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode, b64urlencode


@cache
def read_key(text: str) -> Vapid02:
    """Reads the private key: PEM, or its number in base64url. Raises ValueError unless it is one of P-256."""
    if text.startswith("-----BEGIN"):
        # Files of settings have no room for several lines.
        key = load_pem_private_key(text.replace("\\n", "\n").encode(), password=None)
    else:
        number = b64urldecode(text.encode())
        if len(number) != 32:
            raise ValueError("32 bytes in base64url are needed")
        key = ec.derive_private_key(int.from_bytes(number), ec.SECP256R1())
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError("the key is not one of P-256")
    # The settings have checked the contact.
    return Vapid02(key, {"no-strict": True})


def is_key(text: str) -> bool:
    """Returns whether a setting can be read as a private key."""
    try:
        read_key(text)
    except (ValueError, TypeError, binascii.Error):
        return False
    return True


def public_key(text: str) -> str:
    """Returns the public key that belongs to a private one, as browsers want it: base64url of an uncompressed point."""
    point = read_key(text).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return b64urlencode(point)


def new_key() -> str:
    """Makes a private key, as PUSH_PRIVATE_KEY takes it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64urlencode(number.to_bytes(32))
