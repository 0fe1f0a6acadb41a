from django_filters import rest_framework as filters

from content import models


def module_filter(module_model):
    """Filters by ?module=<id> of the person's own. Any other value is an invalid choice."""

    def own_modules(request):
        # There is no user while the schema is generated, so there are no choices.
        return module_model.objects.filter(user=request and request.user.pk)

    class OfModule(filters.FilterSet):
        module = filters.ModelChoiceFilter(queryset=own_modules)

    return OfModule


class DailyTodoItems(module_filter(models.DailyTodosModule)):
    date = filters.DateFilter()


class InspirationItems(module_filter(models.InspirationModule)):
    date = filters.DateFilter()
