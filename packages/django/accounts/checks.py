"""What `manage.py check --deploy` says besides what Django itself does."""

from django.conf import settings
from django.core.checks import Tags, Warning, register


@register(Tags.security, deploy=True)
def mails_leave_this_machine(app_configs, **kwargs):
    """Without a mail server mails are files, which nobody gets."""
    if settings.EMAIL_BACKEND == "daymark.mail.FolderBackend":
        message = "EMAIL_URL names no mail server: nobody gets a code, so nobody can sign up"
        return [Warning(message, id="daymark.W001")]
    return []
