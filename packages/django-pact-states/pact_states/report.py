"""What the verifier found, for people."""

from collections import defaultdict

# A body of an answer can be long; what is wrong stands at its beginning.
LONGEST = 300


def report(results: dict) -> tuple[str, bool]:
    """One line for each operation, and below it what is broken; and whether all that counts is kept."""
    broken = _reasons(results.get("errors", []))
    pending = _reasons(results.get("pendingErrors", []))
    operations = defaultdict(list)
    for result in results.get("interactionResults", []):
        operation, _, promise = result["description"].partition(" ")
        operations[operation].append((promise, _found(broken, result), _found(pending, result)))
    lines, kept, waiting, total = [], 0, 0, 0
    for operation, promises in sorted(operations.items()):
        holding = sum(1 for _, wrong, later in promises if not wrong and not later)
        lines.append(f"{'✗' if holding < len(promises) else '✓'} {operation}: {holding} of {len(promises)}")
        for promise, wrong, later in promises:
            if wrong or later:
                lines.append(f"    {promise}{'' if wrong else ' (pending: it breaks nothing yet)'}")
                lines += [f"        {_cut(reason)}" for reason in wrong or later]
        kept += holding
        waiting += sum(1 for _, wrong, later in promises if later and not wrong)
        total += len(promises)
    lines.append(f"\n{kept} of {total} promises kept" + (f", {waiting} pending" if waiting else ""))
    return "\n".join(lines), total > 0 and kept + waiting == total


def _reasons(errors: list) -> list[tuple[str, list[str]]]:
    return [(error["interaction"], _texts(error["mismatch"])) for error in errors]


def _texts(mismatch) -> list[str]:
    if not isinstance(mismatch, dict):
        return [str(mismatch)]
    one = [mismatch[name] for name in ("message", "error") if mismatch.get(name)]
    return [_text(each) for each in mismatch.get("mismatches", [])] or one or [str(mismatch)]


def _text(mismatch: dict) -> str:
    where = f"{mismatch['path']}: " if mismatch.get("path") else ""
    return where + str(mismatch.get("mismatch", mismatch))


def _found(errors: list, result: dict) -> list[str]:
    """The verifier names a broken promise by consumer, state and description."""
    return [text for name, texts in errors if name.endswith(result["description"]) for text in texts]


def _cut(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} …"
