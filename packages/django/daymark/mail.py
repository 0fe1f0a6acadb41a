import time
from pathlib import Path

from django.conf import settings
from django.core.mail.backends.base import BaseEmailBackend


class FolderBackend(BaseEmailBackend):
    """Writes each e-mail to EMAIL_FILE_PATH as <nanoseconds>.eml, so that the newest has the last name."""

    def send_messages(self, email_messages):
        folder = Path(settings.EMAIL_FILE_PATH)
        folder.mkdir(parents=True, exist_ok=True)
        for message in email_messages:
            (folder / f"{time.time_ns()}.eml").write_bytes(message.message().as_bytes())
        return len(email_messages)
