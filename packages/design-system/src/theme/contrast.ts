import type { Oklch } from './scales.ts'

/** Returns linear light of the three sRGB channels, clipped to what a screen can show. */
export function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (channel: number) => Math.min(1, Math.max(0, channel))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const encode = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
const decode = (encoded: number) =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4

/**
 * Returns what a browser shows between two colours of a gradient, and where the second one lies over the first: as linear light.
 *
 * @param part How much of the second colour, from 0 to 1.
 */
export function mixture(one: Oklch, other: Oklch, part: number): [number, number, number] {
  const [first, second] = [linearRgb(one), linearRgb(other)]
  const channel = (index: 0 | 1 | 2) =>
    decode(encode(first[index]) * (1 - part) + encode(second[index]) * part)
  return [channel(0), channel(1), channel(2)]
}

function luminance([red, green, blue]: [number, number, number]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the WCAG contrast ratio of two opaque colours, from 1 to 21, in either order.
 */
export function contrast(one: Oklch, other: Oklch): number {
  return contrastOfLight(linearRgb(one), linearRgb(other))
}

/** Returns the same for linear light, as of `mixture`. */
export function contrastOfLight(
  one: [number, number, number],
  other: [number, number, number],
): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
