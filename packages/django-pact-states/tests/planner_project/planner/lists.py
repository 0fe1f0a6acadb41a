from django_filters import rest_framework as filters
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response


class Pages(PageNumberPagination):
    """Always ten of them: page_size may be ignored."""

    page_size = 10

    def get_paginated_response(self, data):
        pages = self.page.paginator.num_pages if self.page.paginator.count else 0
        return Response({"pageCount": pages, "results": data})


class OwnFilters(filters.DjangoFilterBackend):
    """Filters by ?module= of the person's own books, and by ?date= where there are days."""

    def get_filterset_class(self, view, queryset=None):
        model = queryset.model
        if not hasattr(model, "book"):
            return None
        books = model._meta.get_field("book").related_model.objects

        def own(request):
            return books.filter(owner=request.user.pk)

        declared = {"module": filters.ModelChoiceFilter(field_name="book", queryset=own)}
        if hasattr(model, "day"):
            declared["date"] = filters.DateFilter(field_name="day")
        return type("Own", (filters.FilterSet,), declared)
