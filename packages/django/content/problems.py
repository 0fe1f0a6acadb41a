from django.db import IntegrityError
from drf_standardized_errors.handler import ExceptionHandler
from rest_framework.exceptions import ValidationError


class Handler(ExceptionHandler):
    """What two people do in the same moment ends as if one of them had come later, not with 500."""

    def convert_known_exceptions(self, exc):
        if isinstance(exc, IntegrityError):
            return ValidationError({"non_field_errors": [self._reason(exc)]}, code=self._code(exc))
        return super().convert_known_exceptions(exc)

    def _code(self, error: IntegrityError) -> str:
        """PostgreSQL tells by SQLSTATE 23505 that an object is there already, SQLite by its words."""
        state = getattr(error.__cause__, "sqlstate", None)
        return "unique" if state == "23505" or "UNIQUE" in str(error) else "does_not_exist"

    def _reason(self, error: IntegrityError) -> str:
        if self._code(error) == "unique":
            return "Somebody has made this already."
        return "Something that this belongs to is not there any more."
