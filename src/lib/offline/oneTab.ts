/** Does work that only one tab at a time may do, by its name. A browser without locks has to do without. */
export async function oneTabAtATime<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`daymark/${name}`, work)
}
