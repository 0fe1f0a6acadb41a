"""gunicorn daymark.wsgi: as many workers as WEB_CONCURRENCY says (gunicorn reads it)."""

import os

bind = f"{os.environ.get('HOST', '127.0.0.1')}:{os.environ.get('PORT', '8001')}"
# A thread waits for the database without keeping the others from their work, and connections are kept open.
worker_class = "gthread"
threads = int(os.environ.get("THREADS", "4"))
keepalive = 30
timeout = 60
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
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["console"], "level": "INFO"},
    "loggers": {"gunicorn.error": {"handlers": ["console"], "level": "INFO", "propagate": False}},
}
