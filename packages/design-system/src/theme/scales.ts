/** An OKLCH colour: lightness 0..1, chroma, hue in degrees, alpha 0..1. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number]

export const hue = { ink: 260, accent: 265, success: 155, warning: 75, danger: 25 } as const

export const ink = (lightness: number, chroma = 0.02): Oklch => [lightness, chroma, hue.ink]
export const accent = (lightness: number, chroma: number): Oklch => [lightness, chroma, hue.accent]
export const success = (lightness: number, chroma: number): Oklch => [
  lightness,
  chroma,
  hue.success,
]
export const warning = (lightness: number, chroma: number): Oklch => [
  lightness,
  chroma,
  hue.warning,
]
export const danger = (lightness: number, chroma: number): Oklch => [lightness, chroma, hue.danger]

/** Returns the CSS text of a colour, for example `oklch(0.52 0.19 265)`. */
export function cssColor([lightness, chroma, angle, alpha]: Oklch): string {
  const channels = `${String(lightness)} ${String(chroma)} ${String(angle)}`
  return alpha === undefined ? `oklch(${channels})` : `oklch(${channels} / ${String(alpha)})`
}
