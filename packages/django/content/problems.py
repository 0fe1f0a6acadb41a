from django.db import IntegrityError
from drf_standardized_errors.handler import ExceptionHandler
from rest_framework.exceptions import ValidationError

REASONS = {
    "unique": "This already exists.",
    "does_not_exist": "The object this belongs to no longer exists.",
}
# PostgreSQL tells them apart by SQLSTATE, SQLite by its words.
CODES = {
    "23505": "unique",
    "23503": "does_not_exist",
    "UNIQUE constraint failed": "unique",
    "FOREIGN KEY constraint failed": "does_not_exist",
}


class Handler(ExceptionHandler):
    """
    What two people do in the same moment ends as if one of them had come later, not with 500. Whatever else the
    database refuses is a defect, and stays one.
    """

    def convert_known_exceptions(self, exc):
        code = _code_of(exc) if isinstance(exc, IntegrityError) else None
        if code:
            return ValidationError({"non_field_errors": [REASONS[code]]}, code=code)
        return super().convert_known_exceptions(exc)


def _code_of(error: IntegrityError) -> str | None:
    told = getattr(error.__cause__, "sqlstate", None) or str(error).partition(":")[0]
    return CODES.get(told)
