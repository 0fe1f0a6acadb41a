"""Changes the preferences of a person."""

from content import models

PATH = "/api/v1/preferences/"


def change(browser, body):
    return browser.patch(PATH, body, content_type="application/json")


def make_list(user, todos=("Read", "Walk")):
    module = models.DailyTodosModule.objects.create(user=user, name="Day")
    options = [models.DailyTodoOption.objects.create(module=module, name=name, text=name).pk for name in todos]
    return module.pk, models.DailyTodosWidget.objects.create(module=module, name="Day").pk, options
