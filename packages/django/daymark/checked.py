from pathlib import Path
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured


def data_folder(name: str) -> Path:
    """The folder, made when it is not there. A name that cannot be a folder stops the start."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(f"DATA_DIR cannot be used: {error}") from error
    return folder


def number(env, name: str, default: int) -> int:
    """A whole number from 0; anything else stops the start."""
    text = env(name, default=str(default))
    if not text.isdecimal():
        raise ImproperlyConfigured(f"{name} must be a whole number, not {text!r}")
    return int(text)


def checked(settings: dict) -> None:
    """Stops the start with one sentence for each setting that does not fit the others."""
    problems = []
    secure = settings["SECURE"]
    origin = urlsplit(settings["FRONTEND_ORIGIN"])
    if origin.scheme not in ("http", "https") or not origin.hostname or origin.path:
        problems.append("FRONTEND_ORIGIN must be an origin, such as https://daymark.example.com")
    if not secure and origin.hostname not in ("localhost", "127.0.0.1"):
        problems.append("FRONTEND_ORIGIN must be https, or passkeys and cookies do not work")
    if secure and len(settings["SECRET_KEY"]) < 50:
        problems.append("SECRET_KEY must have 50 characters or more, at random, and stay the same")
    if settings["WORKERS"] > 1 and not settings["REDIS_URL"]:
        problems.append("REDIS_URL is needed with more than one worker: they count limits together")
    rp_id = settings["PASSKEY_RP_ID"]
    if origin.hostname != rp_id and not f"{origin.hostname}".endswith(f".{rp_id}"):
        problems.append("PASSKEY_RP_ID must be the host of FRONTEND_ORIGIN or a domain above it")
    if secure and settings["PACT_STATES"]:
        problems.append("PACT_STATES opens every account: it is refused with an https FRONTEND_ORIGIN")
    if problems:
        raise ImproperlyConfigured("; ".join(problems))
