/** Reads `Retry-After`, a number of seconds or a date. Returns seconds. */
export function readRetryAfter(value: string | null | undefined): number | undefined {
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
