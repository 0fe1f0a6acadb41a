"""Daymark on Django. README.md lists the settings, which are read from the environment and checked at start.
What the client depends on carries a comment; the rest is Django as usual."""

from pathlib import Path
from urllib.parse import urlsplit

from daymark.account_settings import FRONTEND_ORIGIN
from daymark.checked import checked, data_folder
from daymark.environment import database, number, switch, text, words

BASE_DIR = Path(__file__).resolve().parent.parent

SECURE = FRONTEND_ORIGIN.startswith("https:")
FRONTEND_HOST = urlsplit(FRONTEND_ORIGIN).hostname or ""

SECRET_KEY = text("SECRET_KEY", "" if SECURE else "only-for-a-machine-of-ones-own")
DEBUG = False
ALLOWED_HOSTS = words("ALLOWED_HOSTS") or [FRONTEND_HOST, "localhost", "127.0.0.1"]
# Reverse proxies between people and this program; as many entries of X-Forwarded-For are believed.
PROXY_COUNT = number("PROXY_COUNT", 0)
# Where gunicorn listens, in how many processes, and with how many threads in each: gunicorn.conf.py.
HOST = text("HOST", "127.0.0.1")
PORT = number("PORT", 8001, least=1, most=65_535)
WORKERS = number("WEB_CONCURRENCY", 1, least=1)
THREADS = number("THREADS", 4, least=1)

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
DATA_DIR = data_folder(text("DATA_DIR", str(BASE_DIR / "data")))
# Seconds after which PostgreSQL ends a statement of a request. Commands of manage.py may take longer. 0: never.
STATEMENT_TIMEOUT = number("STATEMENT_TIMEOUT", 30)
if text("DATABASE_URL"):
    DATABASES = {"default": database("DATABASE_URL", STATEMENT_TIMEOUT)}
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
REDIS_URL = text("REDIS_URL")
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
SIGN_UP = text("SIGN_UP", "open")
INVITED = [entry.removeprefix("@") for entry in words("INVITED")]

# What one person may do: changes of content in a minute, mebibytes of images and of text, modules with options and
# widgets, and items. 0: any number of changes.
CHANGES_PER_MINUTE = number("CHANGES_PER_MINUTE", 600)
# And how many seconds of a minute this program works for one person. 0: any number.
SECONDS_PER_MINUTE = number("SECONDS_PER_MINUTE", 30)
IMAGE_QUOTA = number("IMAGE_QUOTA", 200)
TEXT_QUOTA = number("TEXT_QUOTA", 50)
ENTRY_QUOTA = number("ENTRY_QUOTA", 10_000)
ITEM_QUOTA = number("ITEM_QUOTA", 500_000)

# Mails, when EMAIL_URL names no server.
EMAIL_FILE_PATH = DATA_DIR / "mail"

# Images: on this machine's disk, or in an object storage that takes them at a presigned address.
MEDIA_ROOT = DATA_DIR / "uploads"
S3_BUCKET = text("S3_BUCKET")
S3_ENDPOINT_URL = text("S3_ENDPOINT_URL") or None
# Whether browsers fetch images from the object storage too, at addresses that are valid for five minutes.
S3_REDIRECT = switch("S3_REDIRECT")
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
            "region_name": text("S3_REGION", "us-east-1"),
            "signature_version": "s3v4",
        },
    }

# --- Https -------------------------------------------------------------------------------------------
SECURE_SSL_REDIRECT = SECURE
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if PROXY_COUNT else None
SECURE_HSTS_SECONDS = 31_536_000 if SECURE else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = switch("HSTS_SUBDOMAINS")
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
COOKIE_PREFIX = text("COOKIE_PREFIX")
CSRF_COOKIE_NAME, SESSION_COOKIE_NAME = f"{COOKIE_PREFIX}csrftoken", f"{COOKIE_PREFIX}sessionid"
# What COOKIE_DOMAIN was before, or the API's host if it was not set: cookies that are left there are deleted.
FORMER_COOKIE_DOMAIN = text("FORMER_COOKIE_DOMAIN")
CSRF_COOKIE_DOMAIN = SESSION_COOKIE_DOMAIN = text("COOKIE_DOMAIN") or None
CSRF_COOKIE_SAMESITE = SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = SESSION_COOKIE_SECURE = SECURE
# Passkeys belong to a host, not to an origin: the app's host, or a domain above it that the API shares.
PASSKEY_RP_ID = text("PASSKEY_RP_ID", FRONTEND_HOST)

# --- Accounts: everything about django-allauth, and mails ---------------------------------------------
from daymark.account_settings import *  # noqa: E402, F403

# --- The content API: everything about REST framework -------------------------------------------------
from daymark.content_settings import *  # noqa: E402, F403

# --- Reminders: messages to browsers (Web Push), an optional part -------------------------------------
# The key with which push services know this installation, in PEM or base64url: `manage.py push_key` makes one. Without it there
# are no reminders. A new key ends all subscriptions.
PUSH_PRIVATE_KEY = text("PUSH_PRIVATE_KEY").strip()
# Whom a push service may write to about this installation: mailto: or https:.
PUSH_CONTACT = text("PUSH_CONTACT", f"https://{FRONTEND_HOST}" if SECURE else "mailto:operator@example.com")
# The services of the browsers, and those that PUSH_HOSTS adds. "*." stands for any subdomain.
PUSH_HOSTS = [
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
    *words("PUSH_HOSTS"),
]
# A push service on this machine, for tests: http://127.0.0.1:1234.
PUSH_TEST_SERVICE = text("PUSH_TEST_SERVICE")

# Off unless asked for. Below /api, which a web server in front hands over already.
ADMIN = switch("ADMIN")
STATIC_URL = "/api/admin/static/"
STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
if ADMIN:
    # So few people look at it that no web server has to know these files, and none has to be collected.
    MIDDLEWARE.insert(MIDDLEWARE.index(SECURITY) + 1, "whitenoise.middleware.WhiteNoiseMiddleware")
    WHITENOISE_USE_FINDERS = True
    WHITENOISE_AUTOREFRESH = False

# Figures for Prometheus at /metrics/.
METRICS = switch("METRICS")

LOG_LEVEL = text("LOG_LEVEL", "INFO")
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
PACT_STATES = switch("PACT_STATES")
if PACT_STATES:
    INSTALLED_APPS += ["pact_states"]

checked(globals())
