from django_tasks_db.management.commands.db_worker import Command as Worker

from reminders.worker import start


class Command(Worker):
    help = f"{Worker.help}. Also sends reminders."

    def handle(self, *args, batch, **options):
        if not batch:
            start()
        return super().handle(*args, batch=batch, **options)
