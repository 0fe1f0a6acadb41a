"""A Django of another author: one app, Django's own user model, SQLite, one process."""

from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent
SECRET_KEY = "only-for-tests"
ALLOWED_HOSTS = ["localhost", "127.0.0.1"]
ROOT_URLCONF = "urls"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.headless",
    "rest_framework",
    "django_filters",
    "planner",
]
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    }
]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": BASE_DIR / "planner.sqlite3",
        "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 20},
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
MEDIA_ROOT = BASE_DIR / "pictures"

AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser",)
ACCOUNT_ADAPTER = "planner.accounts.Accounts"
HEADLESS_ADAPTER = "planner.accounts.Headless"
HEADLESS_FRONTEND_URLS = {
    name: "http://localhost:5173/"
    for name in (
        "account_confirm_email",
        "account_reset_password",
        "account_reset_password_from_key",
        "account_signup",
    )
}
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*"]
ACCOUNT_EMAIL_VERIFICATION = "mandatory"
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = True
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ALLAUTH_USER_CODE_FORMAT = {"length": 6, "dashed": False}
MFA_ADAPTER = "planner.accounts.Passkeys"
MFA_SUPPORTED_TYPES = ["webauthn"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_PASSKEY_SIGNUP_ENABLED = True

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["planner.accounts.Session"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PAGINATION_CLASS": "planner.lists.Pages",
    "DEFAULT_FILTER_BACKENDS": ["planner.lists.OwnFilters"],
    "EXCEPTION_HANDLER": "drf_standardized_errors.handler.exception_handler",
}
