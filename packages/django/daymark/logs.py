"""What may be in a log: neither what people typed, nor what gives access."""

import logging
import re

from daymark.request_ids import current_request_id

# The last part of an image's address is the name of the file, and that of an upload URL is the permission.
PRIVATE = re.compile(r"(/media/[^/\s]{1,36}/|/uploads/).*", re.DOTALL)


def discreet(path: str) -> str:
    """Returns a path without what is private in it."""
    return PRIVATE.sub(r"\1", path)


class Discreet(logging.Filter):
    """Cuts private parts of paths from every record, whichever logger wrote it, and names the request."""

    def filter(self, record: logging.LogRecord) -> bool:
        # Its text has the whole address, query included.
        record.__dict__.pop("request", None)
        if isinstance(record.args, tuple):
            record.args = tuple(discreet(one) if isinstance(one, str) else one for one in record.args)
        request_id = current_request_id.get()
        if request_id:
            record.__dict__.setdefault("request_id", request_id)
        return True
