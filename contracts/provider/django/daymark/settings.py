"""A complete Django for Daymark. What the client depends on carries a comment; the rest is Django as usual."""

import os
from pathlib import Path

from daymark.database import database_from

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(os.environ.get("DATA_DIR", BASE_DIR / "data"))
DATA_DIR.mkdir(parents=True, exist_ok=True)

# Where people open the app. The API may have an origin of its own.
FRONTEND_ORIGIN = os.environ.get("FRONTEND_ORIGIN", "http://localhost:5173")
SECURE = FRONTEND_ORIGIN.startswith("https:")

SECRET_KEY = os.environ.get("SECRET_KEY", "" if SECURE else "only-for-a-machine-of-ones-own")
DEBUG = False
ALLOWED_HOSTS = os.environ.get("ALLOWED_HOSTS", "localhost,127.0.0.1").split(",")

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "corsheaders",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.headless",
    "rest_framework",
    "drf_standardized_errors",
    "drf_spectacular",
    "django_filters",
    "accounts",
    "content",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    # Before everything that can answer by itself, or a refused request arrives without CORS headers.
    "corsheaders.middleware.CorsMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]

ROOT_URLCONF = "daymark.urls"
WSGI_APPLICATION = "daymark.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    }
]
DATABASES = {"default": database_from(os.environ.get("DATABASE_URL", ""), DATA_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"

# --- A front-end on another origin -------------------------------------------------------------------
# The browser lets the app read the answers, and sends the cookies along.
CORS_ALLOWED_ORIGINS = [FRONTEND_ORIGIN]
CORS_ALLOW_CREDENTIALS = True
# The Origin header of a request that changes something must be one of these.
CSRF_TRUSTED_ORIGINS = [FRONTEND_ORIGIN]
# The app reads csrftoken and repeats it in a header: it must be readable by script, and visible on the
# app's host. With app.example.com and api.example.com set COOKIE_DOMAIN to "example.com"; ports do not
# matter to cookies. Two hosts that share no registrable domain cannot work: Lax cookies stay at home.
CSRF_COOKIE_HTTPONLY = False
CSRF_COOKIE_DOMAIN = SESSION_COOKIE_DOMAIN = os.environ.get("COOKIE_DOMAIN") or None
CSRF_COOKIE_SAMESITE = SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = SESSION_COOKIE_SECURE = SECURE
# Passkeys belong to a host, not to an origin: the app's host, or a domain above it that the API shares.
PASSKEY_RP_ID = os.environ.get("PASSKEY_RP_ID", "localhost")

# --- django-allauth ----------------------------------------------------------------------------------
AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser",)
HEADLESS_ADAPTER = "accounts.adapters.HeadlessAdapter"
HEADLESS_SERVE_SPECIFICATION = True
HEADLESS_FRONTEND_URLS = {
    "account_confirm_email": f"{FRONTEND_ORIGIN}/account/verify-email",
    "account_reset_password": f"{FRONTEND_ORIGIN}/account/login/code",
    "account_reset_password_from_key": f"{FRONTEND_ORIGIN}/account/login/code",
    "account_signup": f"{FRONTEND_ORIGIN}/account/signup/passkey",
}
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*"]
ACCOUNT_EMAIL_VERIFICATION = "mandatory"
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = True
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = "[Daymark] "
MFA_ADAPTER = "accounts.adapters.MFAAdapter"
MFA_SUPPORTED_TYPES = ["webauthn"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_PASSKEY_SIGNUP_ENABLED = True

EMAIL_BACKEND = os.environ.get("EMAIL_BACKEND", "daymark.mail.FolderBackend")
EMAIL_FILE_PATH = DATA_DIR / "mail"
DEFAULT_FROM_EMAIL = "Daymark <noreply@daymark.example>"

# --- Django REST framework ---------------------------------------------------------------------------
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["content.authentication.SessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_PAGINATION_CLASS": "content.pagination.Pages",
    "DEFAULT_FILTER_BACKENDS": ["django_filters.rest_framework.DjangoFilterBackend"],
    "DEFAULT_SCHEMA_CLASS": "drf_standardized_errors.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "drf_standardized_errors.handler.exception_handler",
}
DRF_STANDARDIZED_ERRORS = {"ALLOWED_ERROR_STATUS_CODES": ["400", "401", "403", "404"]}
SPECTACULAR_SETTINGS = {
    "TITLE": "Daymark content API",
    "VERSION": "1.0.0",
    "SERVE_PERMISSIONS": ["rest_framework.permissions.AllowAny"],
    "SERVE_AUTHENTICATION": [],
    "COMPONENT_SPLIT_REQUEST": True,
    "POSTPROCESSING_HOOKS": [
        "drf_standardized_errors.openapi_hooks.postprocess_schema_enums",
        "content.schema.answers_are_complete",
    ],
}

# Files go to this disk. With object storage the ticket hands out a presigned PUT address instead.
MEDIA_ROOT = DATA_DIR / "uploads"

# --- Provider states ---------------------------------------------------------------------------------
# Whoever can call the state endpoint is anybody they like: never on in production.
PACT_STATES = os.environ.get("PACT_STATES") == "1"
if PACT_STATES:
    if SECURE:
        raise RuntimeError("PACT_STATES opens every account: it is refused with an https FRONTEND_ORIGIN")
    INSTALLED_APPS += ["pact_states"]
