"""Prints the results of the verifier for people."""

import re
from collections import defaultdict
from pathlib import Path

# The body of an answer can be long; its beginning says what is wrong.
LONGEST = 300
# To the end of the line; a # inside a word is part of it.
COMMENT = re.compile(r"(^|\s)#.*")


def read_known(file: Path) -> set[str]:
    """The promises that a team knows to be broken: one on a line, with the operation first."""
    lines = (COMMENT.sub("", line).strip() for line in file.read_text(encoding="utf-8").splitlines())
    return {line for line in lines if line}


def write_known(file: Path, results: list[dict], is_whole: bool = True) -> int:
    """
    Writes the promises that are broken now, as `read_known` reads them. Returns how many. Unless the pact `is_whole`, those
    that were not tried stay in the list.
    """
    broken = {result["description"] for result in results if result["result"] != "OK"}
    if not is_whole and file.exists():
        broken |= read_known(file) - {result["description"] for result in results}
    file.write_text("".join(f"{description}\n" for description in sorted(broken)), encoding="utf-8")
    return len(broken)


def report(
    results: list[dict], failed_states: dict[str, str], known: set[str] = frozenset(), is_whole: bool = True
) -> tuple[str, bool]:
    """
    One line for each operation, and below it what is broken; and whether all that counts is kept. A broken promise
    that is `known` is shown and does not count. One that is kept does, so that the list only gets shorter; when the pact
    `is_whole`, without --only, so does one that it does not have.
    """
    operations = defaultdict(list)
    for result in results:
        operations[result["description"].partition(" ")[0]].append(result)
    lines = []
    for operation, promises in sorted(operations.items()):
        broken = [promise for promise in promises if promise["result"] != "OK"]
        kept = len(promises) - len(broken)
        lines.append(f"{'✗' if broken else '✓'} {operation}: {kept} of {len(promises)}")
        for promise in broken:
            # Whole, so that it can be copied into the list of known ones.
            lines.append(f"    {promise['description']}{_excuse(promise, known)}")
            lines += [f"        {_cut(reason)}" for reason in _reasons(promise["mismatch"])]
    if failed_states:
        lines += _causes(failed_states)
    broken = [result for result in results if result["result"] != "OK"]
    # A broker hands out several pacts with the same promise; it is mended when it is kept in each.
    tried = {result["description"] for result in results}
    kept = tried - {result["description"] for result in broken}
    pending = sum(1 for result in broken if result["pending"])
    excused = sum(1 for result in broken if not result["pending"] and result["description"] in known)
    mended = sorted(kept & known)
    if mended:
        lines.append("\nKept by now: strike these off the list of known ones.")
        lines += [f"    {description}" for description in mended]
    strangers = sorted(known - tried) if is_whole else []
    if strangers:
        lines.append("\nIn the list of known ones, and in no pact: correct these, or strike them off.")
        lines += [f"    {description}" for description in strangers]
    waiting = "".join(f", {count} {name}" for name, count in (("pending", pending), ("known", excused)) if count)
    lines.append(f"\n{len(results) - len(broken)} of {len(results)} promises kept{waiting}")
    return "\n".join(lines), len(broken) == pending + excused and not mended and not strangers


#: An answer to a call of the content API that the project does not have.
UNBUILT = re.compile(r"(?:POST|PUT|PATCH|DELETE) (/api/v1/[\w-]+/)\S*: (?:404|405|501)\b")


def _causes(failed_states: dict[str, str]) -> list[str]:
    """Names each cause once, with the number of situations that it spoils. Ids differ from one to the next."""
    causes = defaultdict(list)
    for name, reason in failed_states.items():
        unbuilt = UNBUILT.search(reason)
        causes[f"{unbuilt[1]} is not built" if unbuilt else re.sub(r"\d+", "…", _cut(reason))].append((name, reason))
    lines = ["\nStates that could not be set up, by cause; the project's log has the traceback:"]
    for cause, spoiled in causes.items():
        name, reason = spoiled[0]
        others = f" and {len(spoiled) - 1} more" if len(spoiled) > 1 else ""
        lines += [f"    {cause}", f"        {_cut(reason)}", f"        in: {_cut(name)}{others}"]
    if any(cause.endswith("is not built") for cause in causes):
        lines.append("    Promises about what is not built may stay in the list of known ones until it is.")
    return lines


def _excuse(promise: dict, known: set[str]) -> str:
    if promise["pending"]:
        return " (pending: it breaks nothing yet)"
    return " (known)" if promise["description"] in known else ""


def _reasons(mismatch: dict) -> list[str]:
    if "mismatches" not in mismatch:
        return [str(mismatch.get("message", mismatch))]
    return [_reason(one) for one in mismatch["mismatches"]]


def _reason(mismatch: dict) -> str:
    where = f"{mismatch['path']}: " if mismatch.get("path") else ""
    return where + str(mismatch.get("mismatch", mismatch))


def _cut(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} …"
