# As openapi/content.yaml says under x-images.
MAX_BYTES = 10_485_760
MAX_PIXELS = 50_000_000

IMAGE_TYPES = {"image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"}
# So many bytes tell the type: packages/api/src/imageTypes.ts reads as many.
HEAD = 64


def image_type(head: bytes) -> str | None:
    """Returns the media type of an image by its first bytes. None if such a file may not be uploaded."""
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if head.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if head.startswith((b"GIF87a", b"GIF89a")):
        return "image/gif"
    if head.startswith(b"RIFF") and head[8:12] == b"WEBP":
        return "image/webp"
    if head[4:8] == b"ftyp" and _brands(head) & {b"avif", b"avis"}:
        return "image/avif"
    return None


def _brands(head: bytes) -> set[bytes]:
    """Returns what the first box of a container names. HEIC images have the same container and other brands."""
    end = min(int.from_bytes(head[:4], "big"), HEAD)
    return {head[at : at + 4] for at in range(8, end, 4)}
