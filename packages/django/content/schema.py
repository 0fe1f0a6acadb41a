def answers_are_complete(result, generator, request, public):
    """A field that may be left out of a request is still in every answer; the schema shall say so."""
    for name, schema in result["components"]["schemas"].items():
        if schema.get("properties") and not name.endswith("Request"):
            schema["required"] = sorted(schema["properties"])
    return result
