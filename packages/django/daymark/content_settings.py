"""Settings of Django REST framework and what belongs to it."""

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["content.authentication.SessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_THROTTLE_CLASSES": ["content.limits.Changes"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_PAGINATION_CLASS": "content.pagination.Pages",
    "DEFAULT_FILTER_BACKENDS": ["django_filters.rest_framework.DjangoFilterBackend"],
    "DEFAULT_SCHEMA_CLASS": "drf_standardized_errors.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "drf_standardized_errors.handler.exception_handler",
}
DRF_STANDARDIZED_ERRORS = {
    "ALLOWED_ERROR_STATUS_CODES": ["400", "401", "403", "404"],
    "EXCEPTION_HANDLER_CLASS": "content.problems.Handler",
}
_errors = "drf_standardized_errors.openapi_serializers"
SPECTACULAR_SETTINGS = {
    "TITLE": "Daymark content API",
    "VERSION": "1.0.0",
    "SERVE_PERMISSIONS": ["rest_framework.permissions.AllowAny"],
    "SERVE_AUTHENTICATION": [],
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_NAME_OVERRIDES": {
        "InspirationTypeEnum": "content.models.InspirationOption.Type",
    }
    | {
        name: f"{_errors}.{name}.choices"
        for name in (
            "ValidationErrorEnum",
            "ClientErrorEnum",
            "ServerErrorEnum",
            "ErrorCode401Enum",
            "ErrorCode403Enum",
            "ErrorCode404Enum",
        )
    },
    "POSTPROCESSING_HOOKS": [
        "drf_standardized_errors.openapi_hooks.postprocess_schema_enums",
        "content.schema.answers_are_complete",
    ],
}
