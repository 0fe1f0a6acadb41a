"""How `manage.py serve` runs gunicorn. Settings are read and checked in daymark/settings.py."""

import os
import shutil
import tempfile

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "daymark.settings")

from django.conf import settings

bind = f"{settings.HOST}:{settings.PORT}"
workers = settings.WORKERS
# A thread waits for the database without keeping the others from their work, and connections are kept open.
worker_class = "gthread"
threads = settings.THREADS
keepalive = 30
timeout = 60
# Files are readable by the user that runs Daymark only.
umask = 0o077
# gunicornc is not used here, and its socket would be in a home folder, which a service does not have.
control_socket_disable = True
# The program writes a line for each request itself.
accesslog = None
# The log of gunicorn is JSON too.
logconfig_dict = {
    "formatters": {
        "json": {
            "()": "pythonjsonlogger.json.JsonFormatter",
            "fmt": "%(asctime)s %(levelname)s %(name)s %(message)s",
        }
    },
    "filters": {"discreet": {"()": "daymark.logs.Discreet"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["discreet"]}},
    "root": {"handlers": ["console"], "level": "INFO"},
    "loggers": {"gunicorn.error": {"handlers": ["console"], "level": "INFO", "propagate": False}},
}

if settings.METRICS:
    # Each worker writes its figures there, so that /metrics/ of any of them shows those of all.
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="daymark-metrics-")

    def child_exit(server, worker):
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(worker.pid)

    def on_exit(server):
        shutil.rmtree(os.environ["PROMETHEUS_MULTIPROC_DIR"], ignore_errors=True)
