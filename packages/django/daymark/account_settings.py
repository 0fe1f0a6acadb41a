"""Settings of django-allauth and of its e-mails."""

from daymark.environment import mail_server, switch, text

# The origin at which people open the app. The API may have an origin of its own.
FRONTEND_ORIGIN = text("FRONTEND_ORIGIN", "http://localhost:5173")
# Whether the API serves its own description to every caller.
API_DESCRIPTION = switch("API_DESCRIPTION")

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser",)
HEADLESS_ADAPTER = "accounts.adapters.HeadlessAdapter"
HEADLESS_SERVE_SPECIFICATION = API_DESCRIPTION
HEADLESS_FRONTEND_URLS = {
    "account_confirm_email": f"{FRONTEND_ORIGIN}/account/verify-email",
    "account_reset_password": f"{FRONTEND_ORIGIN}/account/login/code",
    "account_reset_password_from_key": f"{FRONTEND_ORIGIN}/account/login/code",
    "account_signup": f"{FRONTEND_ORIGIN}/account/signup/passkey",
}
ACCOUNT_ADAPTER = "accounts.adapters.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*"]
ACCOUNT_EMAIL_VERIFICATION = "mandatory"
ACCOUNT_MAX_EMAIL_ADDRESSES = 10
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = True
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
# The app's field takes six characters. Newer versions would send eight with a dash (older ones send six anyway).
ALLAUTH_USER_CODE_FORMAT = {"length": 6, "dashed": False}
USERSESSIONS_ADAPTER = "accounts.adapters.SessionsAdapter"
MFA_ADAPTER = "accounts.adapters.MFAAdapter"
MFA_SUPPORTED_TYPES = ["webauthn"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_PASSKEY_SIGNUP_ENABLED = True

# --- Mails: smtp://user:password@host:port, smtp+tls:// or smtp+ssl://; without it they are files.
SITE_NAME = text("SITE_NAME", "Daymark")
ACCOUNT_EMAIL_SUBJECT_PREFIX = f"[{SITE_NAME}] "
DEFAULT_FROM_EMAIL = text("MAIL_FROM", f"{SITE_NAME} <noreply@localhost>")
SERVER_EMAIL = DEFAULT_FROM_EMAIL
EMAIL_TIMEOUT = 10
# An e-mail is a task: with a mail server the request only stores it in the database, and `manage.py db_worker`
# delivers it.
if text("EMAIL_URL"):
    globals().update(mail_server("EMAIL_URL"))
    TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
else:
    EMAIL_BACKEND = "daymark.mail.FolderBackend"
    TASKS = {"default": {"BACKEND": "django_tasks.backends.immediate.ImmediateBackend"}}

# The language of e-mails to people who have not chosen one.
LANGUAGE_CODE = text("LANGUAGE_CODE", "en-gb")
LANGUAGES = [("en-gb", "English"), ("nl", "Nederlands")]
USE_I18N = True
