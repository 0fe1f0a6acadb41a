from django.apps import AppConfig


class Accounts(AppConfig):
    name = "accounts"

    def ready(self):
        from accounts import checks  # noqa: F401
