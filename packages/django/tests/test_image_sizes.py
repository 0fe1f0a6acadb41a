"""The limit of pixels, over real HTTP: what packages/backend/src/uploads/jpegSize.test.ts says, on Django."""

import struct
import urllib.error
import urllib.request
from pathlib import Path

import pytest
import yaml

from content.image_sizes import MOST_PARTS, WINDOW, Size, Window, size_of
from content.images import HEAD, IMAGE_TYPES, MAX_BYTES, MAX_PIXELS, image_type
from tests.conftest import PIXEL, post

START, SCAN = b"\xff\xd8", bytes([0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xFF, 0xD9])
JFIF = b"\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00"
PROFILE = b"\xff\xe2\xff\xff" + bytes(65_533)
COMMENT, ARITHMETIC = bytes([0xFF, 0xFE, 0, 6, 0xFF, 0xC0, 0, 4]), bytes([0xFF, 0xCC, 0, 4, 0, 0])


def jpeg_frame(width: int, height: int, code: int = 0xC0) -> bytes:
    return bytes([0xFF, code]) + struct.pack(">HBHHBBBB", 11, 8, height, width, 1, 1, 17, 0)


def png(width: int, height: int) -> bytes:
    return PIXEL[:16] + struct.pack(">II", width, height) + PIXEL[24:]


def gif(width: int, height: int) -> bytes:
    return b"GIF89a" + struct.pack("<HH", width, height) + bytes(8)


def riff(kind: bytes, data: bytes) -> bytes:
    return b"RIFF" + bytes(4) + b"WEBP" + kind + struct.pack("<I", len(data)) + data


def webp(width: int, height: int) -> bytes:
    return riff(b"VP8X", bytes(4) + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little"))


def lossless(width: int, height: int) -> bytes:
    return riff(b"VP8L", b"\x2f" + (width - 1 | (height - 1) << 14).to_bytes(4, "little"))


def lossy(width: int, height: int) -> bytes:
    return riff(b"VP8 ", bytes(3) + b"\x9d\x01\x2a" + struct.pack("<HH", width, height))


def box(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data) + 8) + name + data


def avif(width: int, height: int) -> bytes:
    return avif_of((width, height))


def avif_of(*sizes: tuple[int, int]) -> bytes:
    extents = b"".join(box(b"pixi", bytes(8)) + box(b"ispe", bytes(4) + struct.pack(">II", *size)) for size in sizes)
    meta = bytes(4) + box(b"hdlr", bytes(24)) + box(b"iprp", box(b"ipco", extents))
    return box(b"ftyp", b"avif" + bytes(4)) + box(b"meta", meta)


LARGE, SMALL = jpeg_frame(12_000, 12_000), jpeg_frame(640, 480)
TAKEN, TOO_MANY, UNKNOWN = (204, None), (413, "too_many_pixels"), (415, "unsupported_media_type")


@pytest.fixture
def send(live_server, browser):
    """Sends a file to an upload URL over HTTP. Returns the status and the code of the answer."""

    def send(content: bytes) -> tuple[int, str | None]:
        address = post(browser, "file-uploads", {"fileName": "cat"}).json()["fileUploadURL"]
        address = address.replace("http://localhost", live_server.url)
        request = urllib.request.Request(address, content, {"Content-Type": "image/jpeg"}, method="PUT")
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, None
        except urllib.error.HTTPError as error:
            return error.code, yaml.safe_load(error.read())["errors"][0]["code"]

    return send


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        pytest.param([LARGE, JFIF, SCAN], TOO_MANY, id="its frame first"),
        pytest.param([JFIF, LARGE, SCAN], TOO_MANY, id="its frame after the usual head"),
        pytest.param([JFIF, PROFILE * 5, LARGE, SCAN], TOO_MANY, id="its frame after large segments"),
        pytest.param([JFIF, jpeg_frame(12_000, 12_000, 0xC2), SCAN], TOO_MANY, id="a progressive frame"),
        pytest.param([jpeg_frame(12_000, 12_000, 0xC3), SCAN], TOO_MANY, id="a lossless frame"),
        pytest.param([b"\xff\xff\xff", LARGE, SCAN], TOO_MANY, id="filling bytes before its frame"),
        pytest.param([b"\xff" * 200_000, LARGE, SCAN], TOO_MANY, id="many filling bytes before its frame"),
        pytest.param([JFIF, b"\x01\x02\xff\x00", LARGE, SCAN], TOO_MANY, id="stray bytes between its segments"),
        pytest.param([JFIF, b"\x01" * 200_000, LARGE, SCAN], TOO_MANY, id="many stray bytes between its segments"),
        pytest.param([COMMENT, SMALL, SCAN], TAKEN, id="a comment that looks like a frame"),
        pytest.param([ARITHMETIC, SMALL, SCAN], TAKEN, id="a table of arithmetic coding"),
        pytest.param([SMALL, SCAN], TAKEN, id="its frame first, and few pixels"),
        pytest.param([JFIF, SCAN], UNKNOWN, id="no frame"),
        pytest.param([JFIF, SCAN[:-2], LARGE], UNKNOWN, id="its frame after its pixels"),
        pytest.param([jpeg_frame(640, 0), SCAN], UNKNOWN, id="a height that follows later"),
        pytest.param([b"\xff"], UNKNOWN, id="nothing but its start"),
    ],
)
def test_a_jpeg_is_taken_by_its_frame(send, parts, expected):
    assert send(START + b"".join(parts)) == expected


@pytest.mark.parametrize("make", [png, gif, webp, lossless, lossy, avif])
def test_an_image_of_any_type_has_at_most_fifty_million_pixels(send, make):
    assert send(make(10_000, 5_000)) == TAKEN
    assert send(make(10_000, 5_001)) == TOO_MANY


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (PIXEL, (1, 1)),
        (b"\x89PNG\r\n\x1a\n" + box(b"CgBI", bytes(4)) + bytes(4) + png(3, 4)[8:], (3, 4)),
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
    content = START + part * (MAX_BYTES // len(part))
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
