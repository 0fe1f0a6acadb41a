import type { HueName } from './hueNames.ts'
import { cssColor, type Oklch } from './scales.ts'

/** The parts of which the table below has a lightness and a chroma, in its order. */
const parts = ['fill', 'ink', 'tint', 'edge'] as const

/** What a hue gives to a list: see `Hue`. */
export type HuePart = (typeof parts)[number] | 'onFill'

/**
 * `fill` is the ring, the tick and the edge of a sign, with `onFill` on it. `ink` is text. `tint` is the ground of a card
 * on another day, and `edge` its lines. The cells of a history are mixed from `fill`, see `hueSteps.ts`.
 */
type Hue = Readonly<Record<HuePart, Oklch>>

/** A hue in both themes. */
type HueInThemes = Readonly<Record<'light' | 'dark', Hue>>

const white: Oklch = [1, 0, 0]
const night: Oklch = [0.17, 0.018, 265]

/** The values are lightness and chroma of each part, in turn, in the light and in the dark theme. */
function hue(angle: number, light: readonly number[], dark: readonly number[]): HueInThemes {
  const colors = (values: readonly number[], onFill: Oklch) => {
    const entries = parts.map((part, index) => [
      part,
      [values[2 * index] ?? 0, values[2 * index + 1] ?? 0, angle],
    ])
    return { ...Object.fromEntries(entries), onFill } as Hue
  }
  return { light: colors(light, white), dark: colors(dark, night) }
}

export const hues: Readonly<Record<HueName, HueInThemes>> = {
  ember: hue(
    48,
    [0.636, 0.165, 0.516, 0.141, 0.962, 0.02, 0.86, 0.06],
    [0.74, 0.14, 0.744, 0.124, 0.272, 0.04, 0.42, 0.07],
  ),
  sea: hue(
    258,
    [0.624, 0.17, 0.508, 0.17, 0.962, 0.018, 0.86, 0.06],
    [0.74, 0.135, 0.732, 0.128, 0.272, 0.04, 0.42, 0.07],
  ),
  heather: hue(
    312,
    [0.64, 0.17, 0.524, 0.17, 0.962, 0.024, 0.86, 0.06],
    [0.74, 0.145, 0.744, 0.128, 0.272, 0.04, 0.42, 0.07],
  ),
  moss: hue(
    148,
    [0.604, 0.14, 0.488, 0.14, 0.962, 0.024, 0.86, 0.06],
    [0.74, 0.119, 0.72, 0.105, 0.272, 0.04, 0.42, 0.07],
  ),
  rose: hue(
    8,
    [0.644, 0.18, 0.528, 0.18, 0.962, 0.018, 0.86, 0.06],
    [0.74, 0.153, 0.748, 0.135, 0.272, 0.04, 0.42, 0.07],
  ),
  lagoon: hue(
    205,
    [0.608, 0.104, 0.496, 0.084, 0.962, 0.024, 0.86, 0.06],
    [0.74, 0.102, 0.724, 0.09, 0.272, 0.04, 0.42, 0.07],
  ),
  day: hue(
    282,
    [0.624, 0.075, 0.508, 0.075, 0.962, 0.018, 0.86, 0.06],
    [0.74, 0.064, 0.736, 0.056, 0.272, 0.04, 0.42, 0.07],
  ),
}

/** Follows the colour scheme of the element, so that each hue is one rule for both themes. */
export const hueColor = (name: HueName, part: HuePart): string =>
  `light-dark(${cssColor(hues[name].light[part])}, ${cssColor(hues[name].dark[part])})`
