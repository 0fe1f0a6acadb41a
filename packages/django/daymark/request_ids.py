"""Gives each request an id: in its lines of the log, and in its answer."""

import re
import uuid
from contextvars import ContextVar

from django.conf import settings

HEADER = "X-Request-ID"
PLAIN = re.compile(r"[\w.-]{1,64}", re.ASCII)

#: Empty outside of requests.
current_request_id: ContextVar[str] = ContextVar("current_request_id", default="")


def request_ids(get_response):
    """Takes the id that a proxy in front has given. Without such a proxy callers could write into the log with it."""

    def middleware(request):
        told = request.headers.get(HEADER, "") if settings.PROXY_COUNT else ""
        request_id = told if PLAIN.fullmatch(told) else uuid.uuid4().hex
        token = current_request_id.set(request_id)
        try:
            response = get_response(request)
        finally:
            current_request_id.reset(token)
        response[HEADER] = request_id
        return response

    return middleware
