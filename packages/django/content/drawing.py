"""How the thought of a day is chosen, as the embedded backend does it."""

import secrets
from collections.abc import Iterable, Sequence


def draw(options: Sequence[int], shown: Iterable[int]) -> int | None:
    """Returns an option that is drawn by lot, None if there is no option.

    None comes a second time before all were shown, and the last one of a round does not begin the next. An option that
    was added meanwhile takes part in the round. `shown` are the options that were shown, in the order of their days.
    """
    everything = set(options)
    in_round: set[int] = set()
    last = None
    for option in shown:
        if option not in everything:
            continue
        if len(in_round) == len(everything):
            in_round.clear()
        in_round.add(option)
        last = option
    if len(in_round) == len(everything):
        left = [option for option in options if option != last]
    else:
        left = [option for option in options if option not in in_round]
    choice = left or options
    return secrets.choice(choice) if choice else None
