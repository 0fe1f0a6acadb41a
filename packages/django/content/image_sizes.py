"""
The size of an image in pixels, as its file tells it, for every type that is taken. Pillow would be one more dependency that
reads what strangers send, and it gives up at bytes between two segments of a JPEG, which browsers skip.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

START_OF_SCAN, END_OF_IMAGE = 0xDA, 0xD9
# C0 to CF, except the tables of Huffman and arithmetic coding and a code that is not in use.
FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
# Markers without a length: an escaped byte, and those that are alone.
ALONE = {0x00, 0x01, *range(0xD0, 0xD9)}
STRAY, FILLING = re.compile(rb"[^\xff]*"), re.compile(rb"\xff*")
# Segments or boxes in front of a size. A photo has some hundreds at most; millions would keep a process busy for seconds.
MOST_PARTS = 10_000

# How many bytes are read at a time.
WINDOW = 65_536
# Returns so many bytes of a file from a position on; fewer where it ends.
Read = Callable[[int, int], bytes]


class Size(NamedTuple):
    width: int
    height: int


class Window:
    """The bytes of a file, of which one part at a time is in memory."""

    def __init__(self, read: Read):
        self.read = read
        self.start, self.part = 0, read(0, WINDOW)

    def bytes(self, position: int, count: int) -> bytes:
        """Returns so many bytes, at most the length of a part; fewer behind the end of the file."""
        if not self.start <= position <= self.start + len(self.part) - count:
            self.start, self.part = position, self.read(position, WINDOW)
        return self.part[position - self.start : position - self.start + count]

    def skip(self, position: int, pattern: re.Pattern) -> int:
        """Returns where the bytes end that match, from a position on."""
        while part := self.bytes(position, 1) and self.part[position - self.start :]:
            found = pattern.match(part)
            end = found.end() if found else 0
            position += end
            if end < len(part):
                break
        return position

    def number(self, position: int, count: int = 2) -> int:
        """Returns the number in these bytes; 0 behind the end of the file."""
        found = self.bytes(position, count)
        return int.from_bytes(found, "big") if len(found) == count else 0


def size_of(read: Read, kind: str) -> Size | None:
    """Returns the size of an image of a known type. None if its file does not tell: it is broken or incomplete."""
    size = _READERS[kind](Window(read))
    return size if size and size.width > 0 and size.height > 0 else None


def _jpeg(file: Window) -> Size | None:
    """The frame header, wherever it is among the segments before the pixels. Reads as decoders do."""
    at = 2
    for _ in range(MOST_PARTS):
        # Bytes between two segments are skipped, and a marker may begin with more than one FF.
        at = file.skip(file.skip(at, STRAY), FILLING)
        code = file.number(at, 1)
        at += 1
        if code in (START_OF_SCAN, END_OF_IMAGE) or not file.bytes(at - 1, 1):
            return None
        if code in FRAMES:
            # Its length, the bits of each sample, height, width.
            return Size(file.number(at + 5), file.number(at + 3))
        if code not in ALONE:
            at += max(2, file.number(at))
    return None


def _png(file: Window) -> Size | None:
    # Apple's own kind of PNG has a chunk before the header.
    at = 12 if file.bytes(12, 4) == b"IHDR" else 28
    return Size(file.number(at + 4, 4), file.number(at + 8, 4)) if file.bytes(at, 4) == b"IHDR" else None


def _gif(file: Window) -> Size:
    return Size(_little(file, 6), _little(file, 8))


def _webp(file: Window) -> Size | None:
    chunk = file.bytes(12, 4)
    if chunk == b"VP8X":
        return Size(_little(file, 24, 3) + 1, _little(file, 27, 3) + 1)
    if chunk == b"VP8L" and file.bytes(20, 1) == b"\x2f":
        bits = _little(file, 21, 4)
        return Size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if chunk == b"VP8 " and file.bytes(23, 3) == b"\x9d\x01\x2a":
        return Size(_little(file, 26) & 0x3FFF, _little(file, 28) & 0x3FFF)
    return None


def _avif(file: Window) -> Size | None:
    """The largest of the images in it: a file may also have a small one, or one for transparency."""
    at, end = 0, None
    for name, head in (b"meta", 12), (b"iprp", 8), (b"ipco", 8):
        box = _box(file, name, at, end)
        if box is None:
            return None
        at, end = box[0] + head, box[1]
    largest = None
    for _ in range(MOST_PARTS):
        box = _box(file, b"ispe", at, end)
        if box is None:
            break
        size = Size(file.number(box[0] + 12, 4), file.number(box[0] + 16, 4))
        largest = max(largest or size, size, key=lambda one: one.width * one.height)
        at = box[1]
    return largest


def _box(file: Window, name: bytes, at: int, end: int | None) -> tuple[int, int] | None:
    """Returns where a box begins and ends, among those from `at` to `end`."""
    for _ in range(MOST_PARTS):
        if end is not None and at >= end:
            break
        length = file.number(at, 4)
        if length == 1:
            length = file.number(at + 8, 8)
        found = file.bytes(at + 4, 4)
        if length < 8 or len(found) < 4:
            return None
        if found == name:
            return at, at + length
        at += length
    return None


def _little(file: Window, position: int, count: int = 2) -> int:
    return int.from_bytes(file.bytes(position, count), "little")


_READERS: dict[str, Callable[[Window], Size | None]] = {
    "image/jpeg": _jpeg,
    "image/png": _png,
    "image/gif": _gif,
    "image/webp": _webp,
    "image/avif": _avif,
}
