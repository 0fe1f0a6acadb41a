from django.db import connections


def allow_long_statements(alias: str = "default") -> None:
    """Lets statements of this process take as long as they need. For commands, whose work is not a request."""
    connection = connections[alias]
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SET statement_timeout = 0")
