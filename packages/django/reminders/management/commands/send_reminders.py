from django.core.management.base import BaseCommand, CommandError

from reminders.worker import start


class Command(BaseCommand):
    help = "Sends reminders until it is stopped. Where db_worker runs, that does it."

    def handle(self, *args, **options):
        threads = start()
        if not threads:
            raise CommandError("PUSH_PRIVATE_KEY is not set: manage.py push_key makes one.")
        for thread in threads:
            thread.join()
