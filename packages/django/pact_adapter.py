"""What the provider states have to know of this project; packages/django-pact-states describes it."""

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from pact_states.adapter import Adapter

from content import models

MODULES = {"dailyTodos": models.DailyTodosModule, "inspiration": models.InspirationModule}
WIDGETS = {"dailyTodos": models.DailyTodosWidget, "inspiration": models.InspirationWidget}


class PactAdapter(Adapter):
    def make_module(self, kind, user, name):
        return MODULES[kind].objects.create(user=user, name=name)

    def make_option(self, kind, module, name, text):
        if kind == "dailyTodos":
            return models.DailyTodoOption.objects.create(module=module, name=name, text=text)
        return models.InspirationOption.objects.create(
            module=module, name=name, type="text", text=text
        )

    def make_widget(self, kind, module, name):
        return WIDGETS[kind].objects.create(module=module, name=name)

    def make_item(self, kind, module, option, day):
        if kind == "dailyTodos":
            return models.DailyTodoItem.objects.create(
                module=module, option=option, date=day, status="todo"
            )
        return models.InspirationItem.objects.create(module=module, option=option, date=day)

    def make_upload(self, user, file_name, content):
        upload = models.FileUpload.objects.create(user=user, file_name=file_name)
        default_storage.save(upload.file, ContentFile(content))
        return upload
