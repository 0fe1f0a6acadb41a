/** An OKLCH colour: lightness 0..1, chroma, hue in degrees, alpha 0..1. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number]

const scale =
  (hue: number) =>
  (lightness: number, chroma: number): Oklch => [lightness, chroma, hue]

export const ink = scale(260)
export const accent = scale(265)
export const success = scale(155)
export const warning = scale(75)
export const danger = scale(25)

/** Returns the CSS text of a colour, for example `oklch(0.52 0.19 265)`. */
export function cssColor([lightness, chroma, angle, alpha]: Oklch): string {
  const channels = `${String(lightness)} ${String(chroma)} ${String(angle)}`
  return alpha === undefined ? `oklch(${channels})` : `oklch(${channels} / ${String(alpha)})`
}
