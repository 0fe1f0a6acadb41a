import re

from rest_framework.exceptions import ValidationError
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response

# From 1 to 100.
PAGE_SIZE = re.compile(r"[1-9][0-9]?|100")


class Pages(PageNumberPagination):
    """{"pageCount": n, "results": [...]}; an empty list has no page, and page 1 of it is still answered."""

    page_size = 10
    page_size_query_param = "page_size"

    def get_page_size(self, request):
        told = request.query_params.get(self.page_size_query_param)
        if told is None:
            return self.page_size
        if not PAGE_SIZE.fullmatch(told):
            raise ValidationError({self.page_size_query_param: "From 1 to 100."}, code="invalid")
        return int(told)

    def get_paginated_response(self, data):
        assert self.page is not None
        paginator = self.page.paginator
        pages = paginator.num_pages if paginator.count else 0
        return Response({"pageCount": pages, "results": data})

    def get_paginated_response_schema(self, schema):
        return {
            "type": "object",
            "required": ["pageCount", "results"],
            "properties": {"pageCount": {"type": "integer"}, "results": schema},
        }
