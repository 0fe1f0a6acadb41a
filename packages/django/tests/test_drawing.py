"""The thought of a day: what packages/backend/src/content/drawing.test.ts says, on Django."""

import itertools

from content.drawing import draw


def test_nothing_is_drawn_out_of_nothing_and_the_only_one_again_and_again():
    assert draw([], []) is None
    assert draw([], [3]) is None
    assert draw([3], [3, 3]) == 3


def test_no_thought_comes_again_before_all_were_shown_and_none_twice_in_a_row():
    options = [1, 2, 3, 4]
    shown = []
    for _ in range(400):
        shown.append(draw(options, shown))
    rounds = [shown[begin : begin + 4] for begin in range(0, 400, 4)]
    assert all(sorted(one) == options for one in rounds)
    assert all(one != other for one, other in itertools.pairwise(shown))
    assert len({tuple(one) for one in rounds}) > 5


def test_a_new_thought_comes_in_the_round_that_runs_and_a_deleted_one_is_not_missed():
    assert draw([1, 2, 5], [1, 2, 1, 2, 1]) == 5
    assert draw([1, 2], [1, 9, 9]) == 2
