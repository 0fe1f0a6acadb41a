/**
 * Returns the day before or after another, in UTC.
 *
 * @param day ISO day, `YYYY-MM-DD`.
 * @param count Days to add; negative goes back.
 */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
