"""Which files are in the storage, and which of them belong to an upload."""

import contextlib
import uuid
from collections.abc import Iterator
from itertools import islice

from django.core.files.storage import default_storage

from content.models import FileUpload

# So many names are looked up at a time.
BATCH = 1000


def stored_files() -> Iterator[str]:
    """Returns the names of all files."""
    # The folder is made with its first file.
    with contextlib.suppress(FileNotFoundError):
        yield from default_storage.listdir("")[1]


def files_without_rows() -> Iterator[str]:
    """Returns the names of the files that no upload of this database refers to."""
    names = iter(stored_files())
    while batch := list(islice(names, BATCH)):
        ids = FileUpload.objects.filter(file_uuid__in=filter(None, map(uuid_of, batch)))
        known = {str(file_uuid) for file_uuid in ids.values_list("file_uuid", flat=True)}
        yield from (name for name in batch if name not in known)


def uuid_of(name: str) -> uuid.UUID | None:
    """Returns the UUID in the name of a file. None for a name that uploads never have."""
    try:
        return uuid.UUID(name)
    except ValueError:
        return None
