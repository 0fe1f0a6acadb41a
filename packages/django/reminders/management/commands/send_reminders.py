import signal

from django.core.management.base import BaseCommand, CommandError

from reminders.worker import start

ENDS = {signal.SIGTERM, signal.SIGINT}


class Command(BaseCommand):
    help = "Sends reminders until it is stopped. Where db_worker runs, that does it."

    def handle(self, *args, **options):
        # Threads inherit this. A handler would not do: it runs in the main thread, and a signal does not always wake that one.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
        sender = start()
        if sender is None:
            raise CommandError("PUSH_PRIVATE_KEY is not set: manage.py push_key makes one.")
        signal.sigwait(ENDS)
        sender.stop()
        sender.join()
