import signal

from django.core.management.base import BaseCommand, CommandError

from reminders.worker import start


class Command(BaseCommand):
    help = "Sends reminders until it is stopped. Where db_worker runs, that does it."

    def handle(self, *args, **options):
        sender = start()
        if sender is None:
            raise CommandError("PUSH_PRIVATE_KEY is not set: manage.py push_key makes one.")
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: sender.stop())
        sender.join()
