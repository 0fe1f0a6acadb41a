"""gunicorn daymark.wsgi: as many workers as WEB_CONCURRENCY says (gunicorn reads it)."""

import os
import shutil
import tempfile

bind = f"{os.environ.get('HOST', '127.0.0.1')}:{os.environ.get('PORT', '8001')}"
# A thread waits for the database without keeping the others from their work, and connections are kept open.
worker_class = "gthread"
threads = int(os.environ.get("THREADS", "4"))
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

if os.environ.get("METRICS") == "1":
    # Each worker writes its figures there, so that /metrics/ of any of them shows those of all.
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="daymark-metrics-")

    def child_exit(server, worker):
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(worker.pid)

    def on_exit(server):
        shutil.rmtree(os.environ["PROMETHEUS_MULTIPROC_DIR"], ignore_errors=True)
