from django.apps import AppConfig


class Accounts(AppConfig):
    name = "accounts"

    def ready(self):
        from allauth.account.models import EmailAddress
        from django.contrib.auth.signals import user_logged_in

        from accounts import checks  # noqa: F401
        from accounts.adapters import remember_sign_in

        user_logged_in.connect(remember_sign_in)
        # django-allauth does not sort them, and PostgreSQL moves a row that was changed.
        EmailAddress._meta.ordering = ["-primary", "pk"]
