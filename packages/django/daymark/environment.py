"""Reads settings from the environment: the only place that does. A setting that is empty is not set."""

import os
import re

import environ
from django.core.exceptions import ImproperlyConfigured

SWITCHES = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def text(name: str, default: str = "") -> str:
    told = os.environ.get(name, "")
    return told if told.strip() else default


def words(name: str) -> list[str]:
    """Returns what stands between spaces, commas and semicolons, in small letters."""
    return [word for word in re.split(r"[\s,;]+", text(name).lower()) if word]


def switch(name: str) -> bool:
    """Returns whether something that is off by itself is on. A value that says neither stops the start."""
    told = text(name, "0").strip().lower()
    if told not in SWITCHES:
        raise ImproperlyConfigured(f"{name} must be 1 or 0, not {told!r}")
    return SWITCHES[told]


def number(name: str, default: int, least: int = 0, most: int | None = None) -> int:
    """Returns a whole number. Anything else, or one that is out of range, stops the start."""
    told = text(name, str(default)).strip()
    if told.isdecimal() and least <= int(told) <= (int(told) if most is None else most):
        return int(told)
    allowed = f"from {least}" if most is None else f"from {least} to {most}"
    raise ImproperlyConfigured(f"{name} must be a whole number {allowed}, not {told!r}")


def database(name: str, statement_timeout: int) -> dict:
    """
    Returns Django's settings for the database at this address. What the address says goes first:
    `?conn_max_age=0&options=-c%20statement_timeout=5000`.
    """
    found = _address(name, environ.Env.db_url_config, "postgresql://user:password@host/name")
    told = {"CONN_MAX_AGE": 60, "CONN_HEALTH_CHECKS": True, **found}
    if told["ENGINE"] == "django.db.backends.postgresql" and statement_timeout:
        limit = f"-c statement_timeout={statement_timeout * 1000}"
        told["OPTIONS"] = {"options": limit, **told.get("OPTIONS", {})}
    return told


def mail_server(name: str) -> dict:
    """Returns Django's settings for the mail server at this address."""
    return _address(name, environ.Env.email_url_config, "smtp+tls://user:password@host:587")


def _address(name: str, read, example: str) -> dict:
    """An address that cannot be read stops the start. It may have a password, so it is not repeated."""
    try:
        found = read(text(name))
    except (ImproperlyConfigured, ValueError):
        found = {}
    if not (found.get("ENGINE") or found.get("EMAIL_BACKEND")):
        raise ImproperlyConfigured(f"{name} must be like {example}")
    return found
