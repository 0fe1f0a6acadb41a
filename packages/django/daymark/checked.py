"""Checks the settings. If they contradict each other, the start stops with a message that names them."""

import logging
import re
from pathlib import Path
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured
from django.http.request import validate_host

from reminders.keys import is_key

INVITATION = re.compile(r"([^@]+@)?[^@.]+(\.[^@.]+)*")
PREFIX = re.compile(r"[\w-]{1,40}", re.ASCII)
PUSH_CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^@\s]+")
# As a Host header names it, without a port; or with a dot before it, for every subdomain too.
HOST = re.compile(r"\*|\.?[a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\]", re.ASCII | re.IGNORECASE)
PUSH_HOST = re.compile(r"(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*")
TEST_SERVICE = re.compile(r"http://127\.0\.0\.1:\d{1,5}")


def data_folder(name: str) -> Path:
    """Returns the folder, made when it is not there. A name that cannot be a folder stops the start."""
    folder = Path(name)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(f"DATA_DIR cannot be used: {error}") from error
    return folder


def checked(settings: dict) -> None:
    """Stops the start with one sentence for each setting that does not fit the others."""
    problems = [*_servers(settings), *_hosts(settings), *_deployment(settings), *_sign_up(settings), *_push(settings)]
    if settings["LANGUAGE_CODE"] not in dict(settings["LANGUAGES"]):
        known = " or ".join(dict(settings["LANGUAGES"]))
        problems.append(f"LANGUAGE_CODE must be {known}: e-mails are not written in other languages")
    if not isinstance(logging.getLevelName(settings["LOG_LEVEL"]), int):
        problems.append("LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR")
    if problems:
        raise ImproperlyConfigured("; ".join(problems))


def _sign_up(settings: dict):
    mode, invited = settings["SIGN_UP"], settings["INVITED"]
    if mode not in ("open", "invited", "closed"):
        yield "SIGN_UP must be open, invited or closed"
    if (mode == "invited") != bool(invited):
        yield "INVITED must list addresses or domains if SIGN_UP is invited, and otherwise be empty"
    if any(not INVITATION.fullmatch(entry) for entry in invited):
        yield "INVITED must list addresses and domains, such as anna@example.com example.org"
    prefix = settings["COOKIE_PREFIX"]
    if prefix and not PREFIX.fullmatch(prefix):
        yield 'COOKIE_PREFIX must have at most 40 letters, digits, "-" and "_"'
    if prefix.lower() in ("__host-", "__secure-") and not settings["SECURE"]:
        yield f"COOKIE_PREFIX can only be {prefix} when FRONTEND_ORIGIN uses https"
    if prefix.lower() == "__host-" and settings["SESSION_COOKIE_DOMAIN"]:
        yield f"COOKIE_PREFIX cannot be {prefix} when COOKIE_DOMAIN is set"


def _push(settings: dict):
    if settings["PUSH_PRIVATE_KEY"] and not is_key(settings["PUSH_PRIVATE_KEY"]):
        yield "PUSH_PRIVATE_KEY must be a key of P-256 in PEM or base64url: manage.py push_key makes one"
    if not PUSH_CONTACT.fullmatch(settings["PUSH_CONTACT"]):
        yield "PUSH_CONTACT must be like mailto:anna@example.com or https://example.com"
    if not all(PUSH_HOST.fullmatch(host) for host in settings["PUSH_HOSTS"]):
        yield "PUSH_HOSTS must list hosts, such as push.example.com *.push.example.com"
    if settings["PUSH_TEST_SERVICE"] and (settings["SECURE"] or not TEST_SERVICE.fullmatch(settings["PUSH_TEST_SERVICE"])):
        yield "PUSH_TEST_SERVICE is for tests: like http://127.0.0.1:1234, and not with an https FRONTEND_ORIGIN"


def _servers(settings: dict):
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
    if not all(HOST.fullmatch(host) for host in settings["ALLOWED_HOSTS"]):
        yield "ALLOWED_HOSTS must list hosts without ports, such as api.example.com"
    elif not _is_called(settings, origin.hostname or ""):
        yield "ALLOWED_HOSTS must have the host of FRONTEND_ORIGIN, or with COOKIE_DOMAIN one below that: others are not called"
    for name in ("PASSKEY_RP_ID", "SESSION_COOKIE_DOMAIN"):
        if settings[name] and not _is_or_is_below(origin.hostname, settings[name]):
            said = {"SESSION_COOKIE_DOMAIN": "COOKIE_DOMAIN"}.get(name, name)
            yield f"{said} must be the host of FRONTEND_ORIGIN or a domain above it"
    former, hosts = settings["FORMER_COOKIE_DOMAIN"], [origin.hostname, *settings["ALLOWED_HOSTS"]]
    if former and not any(_is_or_is_below(host, former) for host in hosts):
        yield "FORMER_COOKIE_DOMAIN must be a host of FRONTEND_ORIGIN or ALLOWED_HOSTS, or a domain above it"


def _is_called(settings: dict, host: str) -> bool:
    """The browser keeps the cookies for one host, or for those below COOKIE_DOMAIN: the app calls the API under such a name."""
    allowed, domain = settings["ALLOWED_HOSTS"], settings["SESSION_COOKIE_DOMAIN"]
    return validate_host(host, allowed) or (bool(domain) and any(_is_or_is_below(name, domain) for name in allowed))


def _is_or_is_below(host: str | None, domain: str) -> bool:
    return f".{host}".endswith(f".{domain.removeprefix('.')}")


def _deployment(settings: dict):
    if not settings["SECURE"]:
        return
    if len(settings["SECRET_KEY"]) < 50:
        yield "SECRET_KEY must have 50 characters or more, at random, and stay the same"
    if settings["PROXY_COUNT"] < 1:
        yield "PROXY_COUNT must be the number of reverse proxies in front: at least 1 with https"
    if settings["PACT_STATES"]:
        yield "PACT_STATES opens every account: it is refused with an https FRONTEND_ORIGIN"
