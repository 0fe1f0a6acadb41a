from pathlib import Path
from urllib.parse import unquote, urlsplit


def database_from(url: str, data_dir: Path) -> dict:
    """The DATABASES entry for postgresql://user:password@host:port/name, or SQLite in data_dir for ''."""
    if not url:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": data_dir / "daymark.sqlite3",
            # Writers wait for one another instead of failing with "database is locked".
            "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 20},
        }
    parts = urlsplit(url)
    if parts.scheme not in ("postgres", "postgresql"):
        raise ValueError("DATABASE_URL must begin with postgresql://")
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": parts.path.lstrip("/"),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": parts.hostname or "",
        "PORT": parts.port or "",
    }
