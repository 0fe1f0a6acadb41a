/** Returns the quarter that is reached, so that progress is spoken four times and not a hundred: 0, 0.25, 0.5 or 0.75. */
export function quarterOf(part: number): number {
  return Math.min(3, Math.floor(part * 4)) / 4
}
