MAX_BYTES = 10_485_760


def image_type(head: bytes) -> str | None:
    """Returns the media type of an image by its first 16 bytes; None: no image that browsers show."""
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if head.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if head.startswith((b"GIF87a", b"GIF89a")):
        return "image/gif"
    if head.startswith(b"RIFF") and head[8:12] == b"WEBP":
        return "image/webp"
    if head[4:8] == b"ftyp" and head[8:12] in (b"avif", b"avis"):
        return "image/avif"
    if head.startswith(b"BM"):
        return "image/bmp"
    return None
