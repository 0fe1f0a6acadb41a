"""The settings of a deployment with a worker, whose e-mails are files all the same. For the bench."""

from daymark.settings import *  # noqa: F403

TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}
