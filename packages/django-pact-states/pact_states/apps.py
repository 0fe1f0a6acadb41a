from django.apps import AppConfig


class PactStates(AppConfig):
    name = "pact_states"

    def ready(self):
        from pact_states import checks  # noqa: F401
