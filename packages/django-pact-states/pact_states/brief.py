"""Says in one line what a server answered."""

import re
from html import unescape


def brief(answer: bytes | str) -> str:
    """Returns an answer in one line; of a page of HTML, its title and its heading."""
    text = answer.decode(errors="replace") if isinstance(answer, bytes) else answer
    if re.match(r"\s*<", text):
        parts = re.findall(r"<(title|h1)\b[^>]*>(.*?)</\1>", text, re.DOTALL | re.IGNORECASE)
        said = list(dict.fromkeys(unescape(re.sub(r"<[^>]+>", " ", part)).strip() for _, part in parts))
        text = " · ".join(said) or "a page of HTML"
    return " ".join(text.split())[:300]
