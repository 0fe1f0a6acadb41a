"""How the size of an image is read; tests/bothBackends/images.test.ts has what follows from it."""

import struct
from pathlib import Path

import pytest
import yaml

from content.image_sizes import MOST_PARTS, WINDOW, Size, Window, size_of
from content.images import HEAD, IMAGE_TYPES, MAX_BYTES, MAX_PIXELS, image_type
from tests.conftest import PIXEL


def riff(kind: bytes, data: bytes) -> bytes:
    return b"RIFF" + bytes(4) + b"WEBP" + kind + struct.pack("<I", len(data)) + data


def box(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data) + 8) + name + data


def avif_of(*sizes: tuple[int, int]) -> bytes:
    extents = b"".join(box(b"pixi", bytes(8)) + box(b"ispe", bytes(4) + struct.pack(">II", *size)) for size in sizes)
    meta = bytes(4) + box(b"hdlr", bytes(24)) + box(b"iprp", box(b"ipco", extents))
    return box(b"ftyp", b"avif" + bytes(4)) + box(b"meta", meta)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (PIXEL, (1, 1)),
        (b"\x89PNG\r\n\x1a\n" + box(b"CgBI", bytes(4)) + bytes(4) + PIXEL[8:16] + struct.pack(">II", 3, 4), (3, 4)),
        (avif_of((30, 40), (300, 400), (100, 100)), (300, 400)),
        (avif_of(), None),
        (riff(b"ANIM", bytes(20)), None),
        (b"GIF89a", None),
    ],
)
def test_the_size_is_that_of_the_file(content, expected):
    kind = image_type(content[:HEAD])
    assert size_of(lambda position, count: content[position : position + count], kind) == (expected and Size(*expected))


@pytest.mark.parametrize("part", [b"\xff\xe0\x00\x02", b"\xff\x00", b"\x01\xff\xd0", b"\xff", b"\x01"])
def test_a_file_of_nothing_but_heads_is_refused_after_few_steps(part, monkeypatch):
    content = b"\xff\xd8" + part * (MAX_BYTES // len(part))
    steps, reads = [], []
    bytes_at = Window.bytes

    def read(position, count):
        reads.append(position)
        return content[position : position + count]

    monkeypatch.setattr(Window, "bytes", lambda *args: steps.append(1) or bytes_at(*args))
    assert size_of(read, "image/jpeg") is None
    assert len(steps) < 10 * MOST_PARTS
    assert len(reads) <= len(content) // WINDOW + 5


def test_the_limits_are_those_of_the_description():
    description = Path(__file__).resolve().parents[3] / "openapi/content.yaml"
    images = yaml.safe_load(description.read_text())["x-images"]
    assert (images["maximumBytes"], images["maximumPixels"]) == (MAX_BYTES, MAX_PIXELS)
    assert set(images["types"]) == IMAGE_TYPES
