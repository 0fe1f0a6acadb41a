/** A change of a to-do that is valid from a day (ISO) on. */
interface Change {
  from: string
}

/**
 * Returns all changes in the order of their days: those that were sent replace the stored ones from the earliest of their days
 * on. Leaves out each that says the same as the one before it; the first of all is compared with undefined.
 */
export function withChanges<Sent extends Change>(
  stored: readonly Sent[],
  sent: readonly Sent[],
  isSame: (before: Sent | undefined, change: Sent) => boolean,
): Sent[] {
  const [earliest, ...later] = sent.toSorted((one, other) => compare(one.from, other.from))
  if (earliest === undefined) return [...stored]
  const all: Sent[] = []
  for (const change of [...stored.filter(({ from }) => from < earliest.from), earliest, ...later]) {
    if (all.at(-1)?.from === change.from) all.pop()
    if (!isSame(all.at(-1), change)) all.push(change)
  }
  return all
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
