import type { ColorRole } from './colors.ts'

/** Two roles that meet on the screen, and the least contrast between them. */
export interface ColorPair {
  front: ColorRole
  back: ColorRole
  least: number
}

const grounds = ['ground', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const
const skies = ['skyTop', 'skyMiddle', 'skyBottom'] as const
const tones = ['accent', 'success', 'warning', 'danger'] as const

const pair = (front: ColorRole, back: ColorRole, least: number): ColorPair => ({
  front,
  back,
  least,
})

const body = [...grounds, ...skies, 'surfacePressed' as const].map((back) => pair('text', back, 7))
const onTints = tones.map((tone) => pair('text', `${tone}Subtle`, 7))
// Heads of tables, footers, statuses, and the entry of the page that is open.
const otherText = [
  ...[...grounds, ...skies].map((back) => pair('textMuted', back, 7)),
  ...tones.flatMap((tone) =>
    ([...grounds, `${tone}Subtle`] as const).map((back) => pair(`${tone}Text`, back, 7)),
  ),
  ...skies.map((back) => pair('accentText', back, 7)),
]
const onButtons = [
  ...(['accent', 'accentHover', 'accentPressed'] as const).map((back) =>
    pair('onAccent', back, 4.5),
  ),
  ...(['danger', 'dangerHover', 'dangerPressed'] as const).map((back) =>
    pair('onDanger', back, 4.5),
  ),
]
const controls = [
  ...(['ground', 'surface', 'surfaceRaised', 'surfaceSunken'] as const).map((back) =>
    pair('borderControl', back, 3),
  ),
  ...[...grounds, ...skies].map((back) => pair('focus', back, 3)),
  ...tones.flatMap((tone) => [pair(tone, 'surface', 3), pair(tone, `${tone}Subtle`, 3)]),
  // The mark of a day on a chosen or hovered day.
  ...(['borderControl', 'success', 'warning'] as const).flatMap((front) => [
    pair(front, 'accentSubtle', 3),
    pair(front, 'surfaceHover', 3),
  ]),
  pair('accent', 'surfacePressed', 3),
  pair('success', 'surfacePressed', 3),
]

/** Every pair that the components use: 7:1 text, 4.5:1 the text of filled buttons, 3:1 controls and focus. */
export const pairs: readonly ColorPair[] = [
  ...body,
  ...onTints,
  ...otherText,
  ...onButtons,
  ...controls,
]
