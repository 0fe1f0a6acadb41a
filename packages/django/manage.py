#!/usr/bin/env python
import os
import sys

from django.core.management import execute_from_command_line

if __name__ == "__main__":
    # Files are readable by the user that runs Daymark only.
    os.umask(0o077)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "daymark.settings")
    execute_from_command_line(sys.argv)
