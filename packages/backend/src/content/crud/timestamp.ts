/** Returns a moment as the API writes it: microseconds and offset, separated by a space. */
export function formatTimestamp(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ').replace('Z', '000+00:00')
}
