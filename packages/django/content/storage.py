"""Reads and writes the bytes of uploads. An object storage gets one request for each question."""

import os
import tempfile
from pathlib import Path
from typing import BinaryIO, NamedTuple

from botocore.exceptions import ClientError
from django.conf import settings
from django.core.files.base import ContentFile

from content.images import HEAD


class Stored(NamedTuple):
    """What is known of a stored file: its length, and its first bytes."""

    size: int
    head: bytes


def look(storage, name: str, count: int = HEAD) -> Stored | None:
    """Returns what is stored under a name, with so many bytes of it. None if no bytes have arrived."""
    if settings.S3_BUCKET:
        return _look_into_bucket(storage, name, count)
    try:
        with storage.open(name) as file:
            return Stored(file.size, file.read(count))
    except FileNotFoundError:
        return None


def _look_into_bucket(storage, name: str, count: int) -> Stored | None:
    try:
        answer = _get(storage, name, f"bytes=0-{count - 1}")
    except ClientError as error:
        code = error.response["Error"]["Code"]
        if code == "InvalidRange":
            return Stored(0, b"")
        if code in ("NoSuchKey", "404"):
            return None
        raise
    with answer["Body"] as body:
        head = body.read()
    # "bytes 0-63/70"
    return Stored(int(answer["ContentRange"].rpartition("/")[2]), head)


def opened(storage, name: str, first: int = 0, last: int | None = None) -> BinaryIO:
    """Returns the bytes from `first` to `last`, both included, as a stream. Only as much as is read is fetched."""
    if settings.S3_BUCKET:
        asked = f"bytes={first}-{'' if last is None else last}"
        return _get(storage, name, asked)["Body"]
    file = storage.open(name)
    file.seek(first)
    return file


def _get(storage, name: str, asked: str):
    return storage.connection.meta.client.get_object(Bucket=settings.S3_BUCKET, Key=name, Range=asked)


def keep(storage, name: str, content: bytes) -> None:
    """Writes the whole file or nothing, so that no reader finds a part of it, even after a power cut."""
    if settings.S3_BUCKET:
        storage.save(name, ContentFile(content))
        return
    path = Path(storage.path(name))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".incoming-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink()
        raise


def upload_address(storage, name: str, size: int, kind: str, seconds: int) -> str:
    """Returns an address of the object storage that takes these bytes only: so many, of this type."""
    place = {"Bucket": settings.S3_BUCKET, "Key": name, "ContentLength": size, "ContentType": kind}
    client = storage.connection.meta.client
    return client.generate_presigned_url("put_object", Params=place, ExpiresIn=seconds)


def download_address(storage, name: str, kind: str, disposition: str, seconds: int) -> str:
    """Returns an address of the object storage that shows a file to every caller who knows it."""
    place = {
        "Bucket": settings.S3_BUCKET,
        "Key": name,
        "ResponseContentType": kind,
        "ResponseContentDisposition": disposition,
        "ResponseCacheControl": f"private, max-age={seconds}",
    }
    return storage.connection.meta.client.generate_presigned_url("get_object", Params=place, ExpiresIn=seconds)
