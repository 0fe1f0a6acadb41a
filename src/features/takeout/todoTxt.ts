const day = String.raw`\d{4}-\d\d-\d\d`

/** A line that only a file of todo.txt has: one that is done with its day, or one with a priority and its day. */
const ofTodoTxt = new RegExp(`^(?:x|\\([A-Z]\\)) ${day} \\S`)

/** The priority of a to-do, and the day on which it was written down. */
const front = new RegExp(`^(?:\\([A-Z]\\) )?(?:${day} )?`)

/** The days in a to-do: when it is due, and from when on it is shown. */
const days = new RegExp(` (?:due|t):${day}(?= |$)`, 'g')

/**
 * Returns the lines that are open and how many are done. In a file of todo.txt a done line begins with an x, and
 * priorities and days are not part of a name. In every other text all lines are open.
 */
export function todoTxtLines(
  lines: readonly string[],
  fileName: string,
): { open: readonly string[]; done: number } {
  const isTodoTxt =
    /^(?:todo|done)\.txt$/i.test(fileName) || lines.some((line) => ofTodoTxt.test(line))
  if (!isTodoTxt) return { open: lines, done: 0 }
  const open = lines.filter((line) => !line.startsWith('x '))
  return {
    open: open.map((line) => line.replace(front, '').replaceAll(days, '')),
    done: lines.length - open.length,
  }
}
