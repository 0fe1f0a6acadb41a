from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response


class Pages(PageNumberPagination):
    """{"pageCount": n, "results": [...]}; an empty list has no page, and page 1 of it is still answered."""

    page_size = 10
    page_size_query_param = "page_size"
    max_page_size = 100

    def get_paginated_response(self, data):
        paginator = self.page.paginator
        pages = paginator.num_pages if paginator.count else 0
        return Response({"pageCount": pages, "results": data})

    def get_paginated_response_schema(self, schema):
        return {
            "type": "object",
            "required": ["pageCount", "results"],
            "properties": {"pageCount": {"type": "integer"}, "results": schema},
        }
