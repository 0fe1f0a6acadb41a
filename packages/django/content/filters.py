from django import forms
from django_filters import rest_framework as filters

from content import models
from content.fields import DAY


def module_filter(module_model):
    """Filters by ?module=<id> of the person's own. Any other value is an invalid choice."""

    def own_modules(request):
        # There is no user while the schema is generated, so there are no choices.
        return module_model.objects.filter(user=request and request.user.pk)

    class OfModule(filters.FilterSet):
        module = filters.ModelChoiceFilter(queryset=own_modules)

    return OfModule


class DayField(forms.DateField):
    """A day as the API describes it. Django's own also reads "2026-2-3"."""

    def to_python(self, value):
        if isinstance(value, str) and value and not DAY.fullmatch(value):
            raise forms.ValidationError(self.error_messages["invalid"], code="invalid")
        return super().to_python(value)


class DayFilter(filters.DateFilter):
    field_class = DayField


class DailyTodoItems(module_filter(models.DailyTodosModule)):  # type: ignore[misc]
    date = DayFilter()


class InspirationItems(module_filter(models.InspirationModule)):  # type: ignore[misc]
    date = DayFilter()
