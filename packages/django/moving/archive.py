"""Reads what `npm start -- --export FILE` of the embedded backend writes; docs/moving.md describes it."""

import gzip
import json
import zlib
from collections.abc import Iterator

VERSION = 1

# In characters. The longest line that an export writes has an image of 10 MiB as base64.
LONGEST_LINE = 16 * 1_048_576


class BrokenArchive(Exception):
    """Says where an archive is broken and how."""

    def __init__(self, line: int, reason: str):
        super().__init__(f"line {line}: {reason}")


def records(path: str) -> Iterator[tuple[int, dict]]:
    """Each record with the number of its line. Raises BrokenArchive where one cannot be read."""
    number = 0
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            while line := lines.readline(LONGEST_LINE + 1):
                number += 1
                if len(line) > LONGEST_LINE:
                    raise BrokenArchive(number, "this line is too long")
                record = parsed(number, line)
                if number == 1:
                    require_header(record)
                elif record["kind"] == "end":
                    if record.get("records") != number - 2:
                        raise BrokenArchive(number, f"{number - 2} records instead of {record.get('records')}")
                    if lines.read(1):
                        raise BrokenArchive(number + 1, "this line comes after the end")
                    return
                else:
                    yield number, record
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise BrokenArchive(number + 1, f"the file is damaged or cut off here ({error})") from error
    raise BrokenArchive(number + 1, "the archive is incomplete: its last line is missing")


def parsed(number: int, line: str) -> dict:
    """Returns the record on a line. Raises BrokenArchive if the line is not a record."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BrokenArchive(number, f"this line is not JSON ({error})") from error
    if not isinstance(record, dict) or not isinstance(record.get("kind"), str):
        raise BrokenArchive(number, "this line is not a record with a kind")
    return record


def require_header(record: dict) -> None:
    """Raises BrokenArchive unless this is the first line of an archive that can be read here."""
    if record["kind"] != "daymark" or record.get("version") != VERSION:
        raise BrokenArchive(1, f"this is not a Daymark export, version {VERSION}")
