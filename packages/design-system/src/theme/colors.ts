import { accent, danger, ink, success, warning, type Oklch } from './scales.ts'

const white: Oklch = [1, 0, 0]

/** Colour roles of the light theme. Components use roles, never a step of a scale. */
export const lightColors = {
  ground: [0.977, 0.008, 80] as Oklch,
  surface: white,
  surfaceRaised: white,
  surfaceSunken: [0.963, 0.008, 80] as Oklch,
  surfaceHover: [0.953, 0.01, 80] as Oklch,
  surfacePressed: [0.925, 0.012, 80] as Oklch,
  text: ink(0.23, 0.03),
  textMuted: ink(0.415, 0.028),
  textDisabled: ink(0.6, 0.015),
  border: [0.907, 0.012, 78] as Oklch,
  borderButton: [0.82, 0.014, 78] as Oklch,
  borderControl: ink(0.6, 0.02),
  focus: accent(0.5, 0.2),
  accent: accent(0.5, 0.19),
  accentHover: accent(0.45, 0.19),
  accentPressed: accent(0.4, 0.17),
  accentText: accent(0.425, 0.19),
  accentSubtle: accent(0.95, 0.025),
  onAccent: white,
  danger: danger(0.53, 0.19),
  dangerHover: danger(0.48, 0.18),
  dangerPressed: danger(0.43, 0.16),
  dangerText: danger(0.45, 0.17),
  dangerSubtle: danger(0.96, 0.022),
  onDanger: white,
  success: success(0.52, 0.12),
  successText: success(0.415, 0.095),
  successSubtle: success(0.95, 0.045),
  warning: warning(0.58, 0.125),
  warningText: warning(0.43, 0.09),
  warningSubtle: warning(0.955, 0.05),
  skeleton: [0.925, 0.01, 80] as Oklch,
  scrim: [0.2, 0.03, 260, 0.45] as Oklch,
  shadow: [0.3, 0.05, 260, 0.12] as Oklch,
  track: [0.905, 0.012, 78] as Oklch,
  dawnTop: [0.964, 0.022, 68] as Oklch,
  dawnSide: [0.96, 0.017, 335] as Oklch,
  past: [0.945, 0.006, 262] as Oklch,
  onStep: ink(0.23, 0.03),
  posterTop: [0.955, 0.045, 78] as Oklch,
  posterMiddle: [0.935, 0.045, 35] as Oklch,
  posterBottom: [0.915, 0.045, 320] as Oklch,
  onPoster: [0.27, 0.055, 310] as Oklch,
} satisfies Record<string, Oklch>

/** What is written over a picture, and the shade below it: the same in both themes, and no role, because it comes with pictures. */
export const overPicture = {
  text: white,
  shade: [0.12, 0.02, 265, 0.62] as Oklch,
}

export type ColorRole = keyof typeof lightColors

/** They come with what draws a history (`hueSteps.css.ts`). */
export const historyRoles = ['onStep'] as const satisfies readonly ColorRole[]

/** Colour roles of the dark theme. */
export const darkColors: Record<ColorRole, Oklch> = {
  ground: [0.17, 0.018, 265],
  surface: [0.222, 0.02, 266],
  surfaceRaised: [0.255, 0.022, 266],
  surfaceSunken: [0.195, 0.02, 266],
  surfaceHover: [0.275, 0.022, 266],
  surfacePressed: [0.32, 0.026, 266],
  text: [0.955, 0.008, 80],
  textMuted: [0.8, 0.014, 260],
  textDisabled: ink(0.56, 0.016),
  border: [0.305, 0.02, 266],
  borderButton: [0.42, 0.024, 266],
  borderControl: [0.6, 0.025, 262],
  focus: accent(0.76, 0.13),
  accent: accent(0.73, 0.13),
  accentHover: accent(0.79, 0.11),
  accentPressed: accent(0.67, 0.14),
  accentText: accent(0.81, 0.1),
  accentSubtle: accent(0.31, 0.065),
  onAccent: ink(0.17, 0.03),
  danger: danger(0.72, 0.155),
  dangerHover: danger(0.77, 0.125),
  dangerPressed: danger(0.65, 0.17),
  dangerText: danger(0.795, 0.11),
  dangerSubtle: danger(0.29, 0.06),
  onDanger: ink(0.17, 0.03),
  success: success(0.74, 0.14),
  successText: success(0.82, 0.12),
  successSubtle: success(0.3, 0.055),
  warning: warning(0.78, 0.13),
  warningText: warning(0.84, 0.11),
  warningSubtle: warning(0.31, 0.055),
  skeleton: ink(0.29, 0.02),
  scrim: [0.1, 0.02, 260, 0.65],
  shadow: [0.05, 0.02, 260, 0.5],
  track: [0.335, 0.022, 268],
  dawnTop: [0.245, 0.058, 285],
  dawnSide: [0.215, 0.045, 320],
  past: [0.13, 0.012, 265],
  onStep: [0.17, 0.018, 265],
  posterTop: [0.335, 0.085, 285],
  posterMiddle: [0.3, 0.075, 315],
  posterBottom: [0.36, 0.075, 30],
  onPoster: [0.955, 0.02, 80],
}

/** What differs for people who ask their system for more contrast: edges, quiet texts, and the discs of what is open. */
export const moreContrast = {
  light: {
    text: ink(0.12, 0.02),
    textMuted: ink(0.3, 0.02),
    border: ink(0.62, 0.01),
    borderButton: ink(0.45, 0.02),
    borderControl: ink(0.38, 0.02),
    track: [0.76, 0.012, 78],
  },
  dark: {
    text: white,
    textMuted: ink(0.92, 0.01),
    border: ink(0.6, 0.02),
    borderButton: ink(0.72, 0.02),
    borderControl: ink(0.82, 0.02),
    track: [0.45, 0.022, 268],
  },
} satisfies Record<'light' | 'dark', Partial<Record<ColorRole, Oklch>>>
