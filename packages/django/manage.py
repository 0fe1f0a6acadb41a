#!/usr/bin/env python
import os
import sys

from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line

if __name__ == "__main__":
    # Files are readable by the user that runs Daymark only.
    os.umask(0o077)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "daymark.settings")
    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:
        # A sentence about a setting: where in the program it was raised helps no operator.
        sys.exit(str(error))
