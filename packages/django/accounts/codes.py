"""Codes as people type and paste them."""

import unicodedata

from content.fields import EMPTY


def plain(text: str) -> str:
    """Returns a text in its plain form: full-width characters become usual ones, and invisible ones are left out."""
    usual = unicodedata.normalize("NFKC", text)
    return "".join(char for char in usual if unicodedata.category(char) != "Cf" and not EMPTY.match(char))


def as_typed(body, name: str):
    """Returns a body whose code is in its plain form. Anything else in it stays as it is."""
    if isinstance(body, dict) and isinstance(body.get(name), str):
        return {**body, name: plain(body[name])}
    return body
