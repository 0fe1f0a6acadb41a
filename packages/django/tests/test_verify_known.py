"""verify-pact --known: a team begins with the promises that it does not keep yet."""

from pact_states.report import read_known, report, write_known


def results(**outcomes):
    return [
        {"description": f"listWidgets {name}", "result": result, "pending": False, "mismatch": {"message": "no"}}
        for name, result in outcomes.items()
    ]


def test_a_known_broken_promise_is_shown_and_breaks_nothing():
    text, kept = report(results(first="OK", second="error"), {}, {"listWidgets second"})
    assert kept
    assert "second (known)" in text
    assert text.endswith("1 of 2 promises kept, 1 known")


def test_a_new_broken_promise_fails_beside_a_known_one():
    text, kept = report(results(first="error", second="error"), {}, {"listWidgets second"})
    assert not kept
    assert "    listWidgets first\n" in text


def test_a_promise_of_the_list_that_is_kept_is_to_be_struck_off():
    text, kept = report(results(first="OK", second="OK"), {}, {"listWidgets second"})
    assert not kept
    assert "strike these off the list of known ones.\n    listWidgets second" in text


def test_the_list_has_comments_and_empty_lines(tmp_path):
    file = tmp_path / "known.txt"
    file.write_text("# Until March.\n\nlistWidgets second  # Anna mends this.\n  # And:\nlistWidgets third#4\n")
    assert read_known(file) == {"listWidgets second", "listWidgets third#4"}


def test_the_broken_ones_are_written_as_they_are_read(tmp_path):
    file = tmp_path / "known.txt"
    assert write_known(file, results(third="error", first="OK", second="error")) == 2
    assert read_known(file) == {"listWidgets second", "listWidgets third"}


def test_a_run_of_some_promises_keeps_the_others_in_the_list(tmp_path):
    file = tmp_path / "known.txt"
    file.write_text("getSession fails\nlistWidgets first\n")
    assert write_known(file, results(first="OK", second="error"), is_whole=False) == 2
    assert read_known(file) == {"getSession fails", "listWidgets second"}


def test_a_line_of_the_list_that_is_no_promise_is_named():
    text, kept = report(results(first="OK"), {}, {"listWidgets frist"})
    assert not kept
    assert "in no pact: correct these, or strike them off.\n    listWidgets frist" in text
    assert report(results(first="OK"), {}, {"listWidgets frist"}, is_whole=False)[1]


def test_a_promise_of_two_pacts_is_mended_when_it_is_kept_in_both():
    twice = [*results(first="OK"), *results(first="error")]
    text, kept = report(twice, {}, {"listWidgets first"})
    assert kept
    assert text.endswith("1 of 2 promises kept, 1 known")


def test_a_cause_of_many_failed_states_is_named_once():
    failed = {
        f"a person with content (calls: {number})": f"RuntimeError('POST /api/v1/quotes/{number}/: 404 Not found')"
        for number in range(46)
    }
    failed["a visitor"] = "OSError('no mail')"
    text, _ = report([], failed)
    assert text.count("/api/v1/quotes/ is not built") == 1
    assert "in: a person with content (calls: 0) and 45 more" in text
    assert text.count("no mail") == 2
    assert "may stay in the list of known ones" in text
