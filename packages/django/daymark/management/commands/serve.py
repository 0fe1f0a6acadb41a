import os
import sys

from django.conf import settings
from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Answers requests, with gunicorn. gunicorn.conf.py says how."

    def handle(self, *args, **options):
        # Gunicorn itself reads this setting, before its configuration, and fails without a sentence if it is no number.
        env = {**os.environ, "WEB_CONCURRENCY": str(settings.WORKERS)}
        os.chdir(settings.BASE_DIR)
        os.execve(sys.executable, [sys.executable, "-m", "gunicorn", "daymark.wsgi"], env)  # noqa: S606
