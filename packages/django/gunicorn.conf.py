"""gunicorn daymark.wsgi: as many workers as WEB_CONCURRENCY says (gunicorn reads it by itself)."""

import os

bind = f"{os.environ.get('HOST', '127.0.0.1')}:{os.environ.get('PORT', '8001')}"
# A thread waits for the database without keeping the others from their work, and connections are kept open.
worker_class = "gthread"
threads = int(os.environ.get("THREADS", "4"))
keepalive = 30
timeout = 60
# gunicornc is not used here, and its socket would lie in a home folder that a service does not have.
control_socket_disable = True
# The program writes a line for each request itself.
accesslog = None
