import { darkColors, lightColors } from './colors.ts'
import type { HueName } from './hueNames.ts'
import { hues } from './hues.ts'
import { cssColor, type Oklch } from './scales.ts'

/** The tints of a history's cells: half of a day is done, three quarters, almost all, and all of it. */
export const stepNames = ['step1', 'step2', 'step3', 'step4'] as const

export type HueStep = (typeof stepNames)[number]

/** How much of the hue's fill is in each tint; the rest is the surface below it. */
const shares: Readonly<Record<HueStep, number>> = {
  step1: 0.26,
  step2: 0.5,
  step3: 0.74,
  step4: 1,
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** Returns the mix of two colours in OKLab, as CSS mixes them. */
function mixed(one: Oklch, other: Oklch, share: number): Oklch {
  if (share === 1) return one
  const lab = ([lightness, chroma, angle]: Oklch) => {
    const radians = (angle * Math.PI) / 180
    return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)] as const
  }
  const [from, to] = [lab(other), lab(one)]
  const mix = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  const [lightness, a, b] = [mix(0), mix(1), mix(2)]
  const angle = (Math.atan2(b, a) * 180) / Math.PI
  return [rounded(lightness), rounded(Math.hypot(a, b)), rounded((angle + 360) % 360)]
}

/** Returns the four tints of a hue in one of the themes. */
export function stepsOf(name: HueName, theme: 'light' | 'dark'): Readonly<Record<HueStep, Oklch>> {
  const { surface } = theme === 'dark' ? darkColors : lightColors
  const { fill } = hues[name][theme]
  const entries = stepNames.map((step) => [step, mixed(fill, surface, shares[step])])
  return Object.fromEntries(entries) as Record<HueStep, Oklch>
}

/** Follows the colour scheme of the element, as `hueColor` does. */
export const stepColor = (name: HueName, step: HueStep): string =>
  `light-dark(${cssColor(stepsOf(name, 'light')[step])}, ${cssColor(stepsOf(name, 'dark')[step])})`
