"""What the verifier found, for people."""

from collections import defaultdict

# A body of an answer can be long; what is wrong stands at its beginning.
LONGEST = 300


def report(results: list[dict], failed_states: dict[str, str]) -> tuple[str, bool]:
    """One line for each operation, and below it what is broken; and whether all that counts is kept."""
    operations = defaultdict(list)
    for result in results:
        operations[result["description"].partition(" ")[0]].append(result)
    lines = []
    for operation, promises in sorted(operations.items()):
        broken = [promise for promise in promises if promise["result"] != "OK"]
        kept = len(promises) - len(broken)
        lines.append(f"{'✗' if broken else '✓'} {operation}: {kept} of {len(promises)}")
        for promise in broken:
            pending = " (pending: it breaks nothing yet)" if promise["pending"] else ""
            lines.append(f"    {promise['description'].partition(' ')[2]}{pending}")
            lines += [f"        {_cut(reason)}" for reason in _reasons(promise["mismatch"])]
    if failed_states:
        lines.append("\nStates that could not be set up; the project's log has the traceback:")
        lines += [f"    {_cut(name)}\n        {_cut(reason)}" for name, reason in failed_states.items()]
    kept = sum(1 for result in results if result["result"] == "OK")
    pending = sum(1 for result in results if result["result"] != "OK" and result["pending"])
    waiting = f", {pending} pending" if pending else ""
    lines.append(f"\n{kept} of {len(results)} promises kept{waiting}")
    return "\n".join(lines), kept + pending == len(results)


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
