from django_tasks_db.management.commands.db_worker import Command as Worker

from reminders.worker import start


class Command(Worker):
    help = f"{Worker.help}. Also sends reminders."

    def handle(self, *args, batch, **options):
        sender = None if batch else start()
        try:
            return super().handle(*args, batch=batch, **options)
        finally:
            # Also on SIGTERM, which ends the worker after its task with SystemExit.
            if sender:
                sender.stop()
                sender.join()
