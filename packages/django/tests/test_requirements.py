import re
from pathlib import Path

REQUIREMENTS = Path(__file__).resolve().parents[1] / "requirements"


def pins(name: str) -> dict[str, str]:
    """Returns the pins of a file, by name as PyPI compares names."""
    found = re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==(\S+)", (REQUIREMENTS / name).read_text(), re.MULTILINE)
    return {re.sub(r"[-_.]+", "-", package).lower(): version for package, version in found}


def test_the_hashes_are_those_of_what_the_tests_run_with():
    assert pins("current.lock") == pins("current.txt")


def test_every_pin_has_a_hash():
    parts = re.split(r"^(?=[\w.-]+==)", (REQUIREMENTS / "current.lock").read_text(), flags=re.MULTILINE)[1:]
    assert len(parts) > 30
    assert [part for part in parts if "--hash=sha256:" not in part] == []
