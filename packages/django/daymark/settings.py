"""Daymark on Django. README.md lists the settings, which are read from the environment and checked at start.
What the client depends on carries a comment; the rest is Django as usual."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import environ

from daymark.checked import checked, data_folder, database, number

env = environ.Env()
BASE_DIR = Path(__file__).resolve().parent.parent

# The origin at which people open the app. The API may have an origin of its own.
FRONTEND_ORIGIN = env("FRONTEND_ORIGIN", default="http://localhost:5173")
SECURE = FRONTEND_ORIGIN.startswith("https:")
FRONTEND_HOST = urlsplit(FRONTEND_ORIGIN).hostname or ""

SECRET_KEY = env("SECRET_KEY", default="" if SECURE else "only-for-a-machine-of-ones-own")
DEBUG = False
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=[FRONTEND_HOST, "localhost", "127.0.0.1"])
# Reverse proxies between people and this program; as many entries of X-Forwarded-For are believed.
PROXY_COUNT = number(env, "PROXY_COUNT", 0)
WORKERS = number(env, "WEB_CONCURRENCY", 1)

INSTALLED_APPS = [
    "daymark",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    # Always, so that its table is there when ADMIN is switched on, and goes with an account when it is off.
    "django.contrib.admin.apps.SimpleAdminConfig",
    "django.contrib.staticfiles",
    "corsheaders",
    # Before django-allauth, so that these templates of e-mails replace its own.
    "accounts",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.headless",
    # Lists and ends sessions.
    "allauth.usersessions",
    "rest_framework",
    "drf_standardized_errors",
    "drf_spectacular",
    "django_filters",
    "django_tasks",
    # Before django_tasks_db, so that this db_worker replaces its own.
    "reminders",
    "django_tasks_db",
    "content",
    "moving",
]

SECURITY = "django.middleware.security.SecurityMiddleware"
MIDDLEWARE = [
    # Before everything that looks at the host: a load balancer calls by an address.
    "daymark.health.probes",
    "daymark.metrics.metrics",
    "daymark.middleware.caller_address",
    "daymark.request_ids.request_ids",
    "daymark.middleware.request_log",
    SECURITY,
    # Before every middleware that can answer, or a refused request arrives without CORS headers.
    "corsheaders.middleware.CorsMiddleware",
    "daymark.installation.installation",
    "daymark.middleware.bodies",
    "daymark.cookies.several_cookies",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "daymark.middleware.other_user",
    "content.budget.budget",
    "django.contrib.messages.middleware.MessageMiddleware",
    "moving.middleware.imported_passkeys",
    "accounts.middleware.sign_ups_of_deleted_users",
    "accounts.middleware.codes_from_the_future",
    "allauth.account.middleware.AccountMiddleware",
]

ROOT_URLCONF = "daymark.urls"
WSGI_APPLICATION = "daymark.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"

# --- Where data is kept ------------------------------------------------------------------------------
DATA_DIR = data_folder(env("DATA_DIR", default=str(BASE_DIR / "data")))
# Seconds after which PostgreSQL ends a statement of a request. Commands of manage.py may take longer. 0: never.
STATEMENT_TIMEOUT = number(env, "STATEMENT_TIMEOUT", 30)
if env("DATABASE_URL", default=""):
    DATABASES = {"default": database(env, STATEMENT_TIMEOUT)}
else:
    DATABASES = {
        "default": {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": DATA_DIR / "daymark.sqlite3",
            # Writers wait for one another instead of failing with "database is locked".
            "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 20},
        }
    }
# The limits of django-allauth count in the cache: workers that do not share it count each for itself.
REDIS_URL = env("REDIS_URL", default="")
if REDIS_URL:
    # A server that does not answer is away.
    _redis = {"LOCATION": REDIS_URL, "OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 2}}
    CACHES = {
        "default": {"BACKEND": "daymark.cache.CountingCache", **_redis},
        "sessions": {"BACKEND": "daymark.cache.SessionCache", "KEY_PREFIX": "session", **_redis},
    }
    SESSION_ENGINE = "django.contrib.sessions.backends.cached_db"
    SESSION_CACHE_ALIAS = "sessions"

# Who may create an account: open, invited (the addresses and domains in INVITED) or closed.
SIGN_UP = env("SIGN_UP", default="") or "open"
INVITED = [entry.removeprefix("@") for entry in re.split(r"[\s,;]+", env("INVITED", default="").lower()) if entry]

# What one person may do: changes of content in a minute, mebibytes of images and of text, modules with options and
# widgets, and items. 0: any number of changes.
CHANGES_PER_MINUTE = number(env, "CHANGES_PER_MINUTE", 600)
# And how many seconds of a minute this program works for one person. 0: any number.
SECONDS_PER_MINUTE = number(env, "SECONDS_PER_MINUTE", 30)
IMAGE_QUOTA = number(env, "IMAGE_QUOTA", 200)
TEXT_QUOTA = number(env, "TEXT_QUOTA", 50)
ENTRY_QUOTA = number(env, "ENTRY_QUOTA", 10_000)
ITEM_QUOTA = number(env, "ITEM_QUOTA", 500_000)

# Mails, when EMAIL_URL names no server.
EMAIL_FILE_PATH = DATA_DIR / "mail"

# Images: on this machine's disk, or in an object storage that takes them at a presigned address.
MEDIA_ROOT = DATA_DIR / "uploads"
S3_BUCKET = env("S3_BUCKET", default="")
S3_ENDPOINT_URL = env("S3_ENDPOINT_URL", default="") or None
# Whether browsers fetch images from the object storage too, at addresses that are valid for five minutes.
S3_REDIRECT = env.bool("S3_REDIRECT", default=False)
STORAGES: dict[str, dict] = {"default": {"BACKEND": "django.core.files.storage.FileSystemStorage"}}
# Readable by the user that runs Daymark only, as everything else in DATA_DIR.
FILE_UPLOAD_PERMISSIONS = 0o600
FILE_UPLOAD_DIRECTORY_PERMISSIONS = 0o700
if S3_BUCKET:
    STORAGES["default"] = {
        "BACKEND": "storages.backends.s3.S3Storage",
        "OPTIONS": {
            "bucket_name": S3_BUCKET,
            "endpoint_url": S3_ENDPOINT_URL,
            "region_name": env("S3_REGION", default="us-east-1"),
            "signature_version": "s3v4",
        },
    }

# --- Https -------------------------------------------------------------------------------------------
SECURE_SSL_REDIRECT = SECURE
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if PROXY_COUNT else None
SECURE_HSTS_SECONDS = 31_536_000 if SECURE else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = env.bool("HSTS_SUBDOMAINS", default=False)
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
# Whether a whole domain goes onto the browsers' preload list is for its owner to decide.
# So is whether its other hosts are ready for https.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]

# --- A front-end on another origin -------------------------------------------------------------------
# The browser lets the app read the answers, and sends the cookies along.
CORS_ALLOWED_ORIGINS = [FRONTEND_ORIGIN]
CORS_ALLOW_CREDENTIALS = True
# The app tells people how long to wait, and what daymark.installation says.
CORS_EXPOSE_HEADERS = ["date", "retry-after", "x-daymark-origins", "x-daymark-sign-up"]
# The Origin header of a request that changes something must be one of these.
CSRF_TRUSTED_ORIGINS = [FRONTEND_ORIGIN]
# The app reads csrftoken and repeats it in a header: it must be readable by script, and visible on the
# app's host. With app.example.com and api.example.com set COOKIE_DOMAIN to "example.com"; ports do not
# matter to cookies. Two hosts that share no registrable domain cannot work: Lax cookies stay at home.
CSRF_COOKIE_HTTPONLY = False
# Two installations on one host keep their cookies apart by it: cookies ignore ports.
COOKIE_PREFIX = env("COOKIE_PREFIX", default="")
CSRF_COOKIE_NAME, SESSION_COOKIE_NAME = f"{COOKIE_PREFIX}csrftoken", f"{COOKIE_PREFIX}sessionid"
# What COOKIE_DOMAIN was before, or the API's host if it was not set: cookies that are left there are deleted.
FORMER_COOKIE_DOMAIN = env("FORMER_COOKIE_DOMAIN", default="")
CSRF_COOKIE_DOMAIN = SESSION_COOKIE_DOMAIN = env("COOKIE_DOMAIN", default="") or None
CSRF_COOKIE_SAMESITE = SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = SESSION_COOKIE_SECURE = SECURE
# Passkeys belong to a host, not to an origin: the app's host, or a domain above it that the API shares.
PASSKEY_RP_ID = env("PASSKEY_RP_ID", default="") or FRONTEND_HOST

# --- Accounts: everything about django-allauth, and mails ---------------------------------------------
from daymark.account_settings import *  # noqa: E402, F403

# --- The content API: everything about REST framework -------------------------------------------------
from daymark.content_settings import *  # noqa: E402, F403

# Whether the API serves its own description to every caller.
API_DESCRIPTION = env.bool("API_DESCRIPTION", default=False)

# --- Reminders: messages to browsers (Web Push), an optional part -------------------------------------
# The key with which push services know this installation, in PEM or base64url: `manage.py push_key` makes one. Without it there
# are no reminders. A new key ends all subscriptions.
PUSH_PRIVATE_KEY = env("PUSH_PRIVATE_KEY", default="").strip()
# Whom a push service may write to about this installation: mailto: or https:.
PUSH_CONTACT = env("PUSH_CONTACT", default="") or (f"https://{FRONTEND_HOST}" if SECURE else "mailto:operator@example.com")
# The services of the browsers, and those that PUSH_HOSTS adds. "*." stands for any subdomain.
PUSH_HOSTS = [
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
    *(host for host in re.split(r"[\s,;]+", env("PUSH_HOSTS", default="").lower()) if host),
]
# A push service on this machine, for tests: http://127.0.0.1:1234.
PUSH_TEST_SERVICE = env("PUSH_TEST_SERVICE", default="")

# Off unless asked for. Below /api, which a web server in front hands over already.
ADMIN = env.bool("ADMIN", default=False)
STATIC_URL = "/api/admin/static/"
STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
if ADMIN:
    # So few people look at it that no web server has to know these files, and none has to be collected.
    MIDDLEWARE.insert(MIDDLEWARE.index(SECURITY) + 1, "whitenoise.middleware.WhiteNoiseMiddleware")
    WHITENOISE_USE_FINDERS = True
    WHITENOISE_AUTOREFRESH = False

# Figures for Prometheus at /metrics/.
METRICS = env.bool("METRICS", default=False)

LOG_LEVEL = env("LOG_LEVEL", default="INFO")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "json": {
            "()": "pythonjsonlogger.json.JsonFormatter",
            "fmt": "%(asctime)s %(levelname)s %(name)s %(message)s",
        }
    },
    "filters": {"discreet": {"()": "daymark.logs.Discreet"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["discreet"]}},
    # Django would e-mail the traceback of a 500, without recipients. Here it is logged.
    "root": {"handlers": ["console"], "level": LOG_LEVEL},
    "loggers": {
        "django": {"handlers": [], "propagate": True},
        # A 401 is the normal next step here, and each request has its line already.
        "django.request": {"level": "ERROR"},
        "fido2": {"level": "WARNING"},
    },
}

# --- Provider states ---------------------------------------------------------------------------------
# The state endpoint can sign in as any person. Never enable it in production.
PACT_STATES = env.bool("PACT_STATES", default=False)
if PACT_STATES:
    INSTALLED_APPS += ["pact_states"]

checked(globals())
