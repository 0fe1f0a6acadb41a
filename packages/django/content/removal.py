"""
What a person deletes disappears immediately. If it is much, `manage.py db_worker` then deletes its rows in portions. What a
killed worker leaves is deleted with the next e-mail or deletion, or by `manage.py sweep`.
"""

import time

from django.contrib.auth import get_user_model
from django.db import transaction
from django.db.models import Sum
from django_tasks import task

from content import models

# Rows of a portion, and of what is deleted immediately.
PORTION = 2000
# Seconds after which the worker first delivers e-mails that wait.
TURN = 1.0

# Of each kind of module: its tables, in the order in which their rows go. Nothing reads the counts any more, and without them an
# item is deleted faster.
PARTS: dict[type[models.Module], tuple] = {
    models.DailyTodosModule: (
        models.DailyTodoItemCount,
        models.DailyTodoItem,
        models.DailyTodoOption,
        models.DailyTodosWidget,
    ),
    models.InspirationModule: (
        models.InspirationItemCount,
        models.InspirationItem,
        models.InspirationOption,
        models.InspirationWidget,
    ),
}


def remove_module(module: models.Module) -> None:
    """Deletes a module: immediately, or if it is long, after the request."""
    if not _is_long(module):
        module.delete()
        return
    # Both or nothing.
    with transaction.atomic():
        type(module)._default_manager.filter(pk=module.pk).update(user=None)
        remove_rest.enqueue()


def remove_option(option) -> None:
    """
    Deletes an option: immediately, or if it has many items, after the request. A hidden module then takes it. Its items stay
    in their module until they are deleted: what is listed of them asks for the option's own module too.
    """
    modules = option._meta.get_field("module").related_model
    _, items, *_ = PARTS[modules]
    if items.objects.filter(option=option).order_by()[: PORTION + 1].count() <= PORTION:
        option.delete()
        return
    with transaction.atomic():
        hidden = modules.objects.create(user=None, name="Deleted")
        type(option).objects.filter(pk=option.pk).update(module=hidden)
        remove_rest.enqueue()


def hide_long_modules(user) -> None:
    """Takes the long modules from an account that is deleted next. For a transaction."""
    own = [module for model in PARTS for module in model._default_manager.filter(user=user)]
    for module in filter(_is_long, own):
        remove_module(module)


def _is_long(module: models.Module) -> bool:
    counts, _, options, _ = PARTS[type(module)]
    items = counts.objects.filter(module=module, level=1).aggregate(amount=Sum("items"))["amount"] or 0
    return max(items, options.objects.filter(module=module).count()) > PORTION


# E-mails have the priority 0.
@task(priority=-10)
def remove_rest() -> None:
    """Deletes what is hidden, for a second. The next second is a task of its own."""
    until = time.monotonic() + TURN
    while remove_portion():
        if time.monotonic() > until:
            remove_rest.enqueue()
            return


def remove_portion() -> bool:
    """Deletes some rows of a hidden module. Returns whether there may be more."""
    for model, parts in PARTS.items():
        module = model._default_manager.filter(user=None).order_by("pk").first()
        if module is None:
            continue
        counts, items, options, widgets = parts
        # An option that was deleted alone has items in another module.
        of_options = items.objects.filter(option__module=module)
        queries = [part.objects.filter(module=module) for part in (counts, items, options, widgets)]
        queries.insert(2, of_options)
        for rows in queries:
            with transaction.atomic():
                if rows is of_options:
                    _lock_owner(of_options)
                # Another worker may be at it.
                free = rows.order_by().select_for_update(skip_locked=True, of=("self",))
                numbers = list(free.values_list("pk", flat=True)[:PORTION])
                if numbers:
                    rows.model._default_manager.filter(pk__in=numbers).delete()
                    return True
        # Rows that another worker has locked: it deletes the module too.
        if not any(rows.exists() for rows in queries):
            module.delete()
            return True
    return False


def _lock_owner(items) -> None:
    """Lets the owner of the module add no item meanwhile: both change its counts, and could wait for each other."""
    owner = get_user_model().objects.filter(pk__in=items.order_by().values("module__user")[:1])
    list(owner.select_for_update(no_key=True).values_list("pk"))
