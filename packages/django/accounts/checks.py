"""Checks for `manage.py check --deploy`, besides those of Django."""

from django.conf import settings
from django.core.checks import Tags, Warning, register


@register(Tags.security, deploy=True)
def mails_leave_this_machine(app_configs, **kwargs):
    """Without a mail server, e-mails are only files and reach no inbox."""
    if settings.EMAIL_BACKEND == "daymark.mail.FolderBackend":
        message = "EMAIL_URL is not set: no codes are e-mailed, so people cannot create an account"
        return [Warning(message, id="daymark.W001")]
    return []
