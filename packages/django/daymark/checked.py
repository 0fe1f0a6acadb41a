"""Checks the settings. If they contradict each other, the start stops with a message that names them."""

import logging
from pathlib import Path
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured


def data_folder(name: str) -> Path:
    """Returns the folder, made when it is not there. A name that cannot be a folder stops the start."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(f"DATA_DIR cannot be used: {error}") from error
    return folder


def number(env, name: str, default: int) -> int:
    """Returns a whole number from 0; anything else stops the start."""
    text = env(name, default=str(default))
    if not text.isdecimal():
        raise ImproperlyConfigured(f"{name} must be a whole number, not {text!r}")
    return int(text)


def mail_server(env) -> dict:
    """Django's settings for the server of EMAIL_URL; one that cannot be read stops the start."""
    try:
        return env.email_url()
    except (ImproperlyConfigured, ValueError) as error:
        raise ImproperlyConfigured(f"EMAIL_URL is not a valid mail server address: {error}") from error


def checked(settings: dict) -> None:
    """Stops the start with one sentence for each setting that does not fit the others."""
    problems = [*_servers(settings), *_hosts(settings), *_deployment(settings)]
    if settings["LANGUAGE_CODE"] not in dict(settings["LANGUAGES"]):
        known = " or ".join(dict(settings["LANGUAGES"]))
        problems.append(f"LANGUAGE_CODE must be {known}: e-mails are not written in other languages")
    if not isinstance(logging.getLevelName(settings["LOG_LEVEL"]), int):
        problems.append("LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR")
    if problems:
        raise ImproperlyConfigured("; ".join(problems))


def _servers(settings: dict):
    if not settings["DATABASES"]["default"].get("ENGINE"):
        yield "DATABASE_URL must be like postgresql://user:password@host/name"
    redis = settings["REDIS_URL"]
    if redis and urlsplit(redis).scheme not in ("redis", "rediss", "unix"):
        yield "REDIS_URL must be like redis://host:6379/0"
    if settings["WORKERS"] > 1 and not redis:
        yield "REDIS_URL is needed with more than one worker: they count limits together"
    if settings["S3_ENDPOINT_URL"] and not settings["S3_BUCKET"]:
        yield "S3_BUCKET is missing: S3_ENDPOINT_URL alone stores nothing there"


def _hosts(settings: dict):
    origin = urlsplit(settings["FRONTEND_ORIGIN"])
    if origin.scheme not in ("http", "https") or not origin.hostname or origin.path:
        yield "FRONTEND_ORIGIN must be an origin, such as https://daymark.example.com"
    if not settings["SECURE"] and origin.hostname not in ("localhost", "127.0.0.1"):
        yield "FRONTEND_ORIGIN must be https, or passkeys and cookies do not work"
    for name in ("PASSKEY_RP_ID", "SESSION_COOKIE_DOMAIN"):
        domain = (settings[name] or "").removeprefix(".")
        if domain and origin.hostname != domain and not f"{origin.hostname}".endswith(f".{domain}"):
            said = {"SESSION_COOKIE_DOMAIN": "COOKIE_DOMAIN"}.get(name, name)
            yield f"{said} must be the host of FRONTEND_ORIGIN or a domain above it"


def _deployment(settings: dict):
    if not settings["SECURE"]:
        return
    if len(settings["SECRET_KEY"]) < 50:
        yield "SECRET_KEY must have 50 characters or more, at random, and stay the same"
    if settings["PROXY_COUNT"] < 1:
        yield "PROXY_COUNT must be the number of reverse proxies in front: at least 1 with https"
    if settings["PACT_STATES"]:
        yield "PACT_STATES opens every account: it is refused with an https FRONTEND_ORIGIN"
