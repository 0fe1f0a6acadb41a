from django.core.management.base import BaseCommand

from reminders.keys import new_key


class Command(BaseCommand):
    help = "Makes a key for PUSH_PRIVATE_KEY. All machines have the same, and a browser that subscribed needs it from then on."

    def handle(self, *args, **options):
        self.stdout.write(f"PUSH_PRIVATE_KEY={new_key()}")
