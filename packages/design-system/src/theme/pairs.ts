import type { ColorRole } from './colors.ts'
import type { HuePart } from './hues.ts'
import type { HueStep } from './hueSteps.ts'

/** Two roles that meet on the screen, and the least contrast between them. */
export interface ColorPair {
  front: ColorRole
  back: ColorRole
  least: number
}

const grounds = ['ground', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const
const skies = ['dawnTop', 'dawnSide'] as const
const posters = ['posterTop', 'posterMiddle', 'posterBottom'] as const
const tones = ['accent', 'success', 'warning', 'danger'] as const

const pair = (front: ColorRole, back: ColorRole, least: number): ColorPair => ({
  front,
  back,
  least,
})

const body = [...grounds, ...skies, 'surfacePressed' as const, 'past' as const].map((back) =>
  pair('text', back, 7),
)
const onPosters = posters.map((back) => pair('onPoster', back, 7))
const onTints = tones.map((tone) => pair('text', `${tone}Subtle`, 7))
// Heads of tables, footers, statuses, and the entry of the page that is open.
const otherText = [
  ...[...grounds, ...skies, 'past' as const].map((back) => pair('textMuted', back, 7)),
  ...tones.flatMap((tone) =>
    ([...grounds, `${tone}Subtle`] as const).map((back) => pair(`${tone}Text`, back, 7)),
  ),
  ...[...skies, 'past' as const].map((back) => pair('accentText', back, 7)),
  // What a form on the light of dawn says is wrong.
  ...skies.map((back) => pair('dangerText', back, 7)),
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
  ...(['ground', 'surface', 'surfaceRaised', 'surfaceSunken', ...skies] as const).map((back) =>
    pair('borderControl', back, 3),
  ),
  ...[...grounds, ...skies, 'past' as const].map((back) => pair('focus', back, 3)),
  ...tones.flatMap((tone) => [pair(tone, 'surface', 3), pair(tone, `${tone}Subtle`, 3)]),
  // The sign that a row leads on, under a pointer.
  pair('borderControl', 'surfaceHover', 3),
  pair('accent', 'surfacePressed', 3),
]

/** Every pair that the components use: 7:1 text, 4.5:1 the text of filled buttons, 3:1 controls and focus. */
export const pairs: readonly ColorPair[] = [
  ...body,
  ...onPosters,
  ...onTints,
  ...otherText,
  ...onButtons,
  ...controls,
]

/** The colours along which a ground changes: between two of them it is a mixture. */
export const gradients = [
  ['dawnTop', 'ground'],
  ['dawnTop', 'dawnSide'],
  ['dawnSide', 'ground'],
  ['posterTop', 'posterMiddle'],
  ['posterMiddle', 'posterBottom'],
] as const satisfies readonly (readonly ColorRole[])[]

/** Two colours that meet in everything that has a hue. A part of the hue comes before a role of the same name. */
export interface HuePair {
  front: HuePart | HueStep | ColorRole
  back: HuePart | HueStep | ColorRole
  least: number
}

const lists = ['ground', 'dawnTop', 'dawnSide', 'past', 'surface', 'tint'] as const
const texts = ['ground', 'dawnTop', 'dawnSide', 'surface', 'surfaceHover', 'tint'] as const

/** Every pair with a hue, which each of the hues must keep: 4.5:1 text, 3:1 rings, ticks, signs and cells. */
export const huePairs: readonly HuePair[] = [
  ...lists.map((back): HuePair => ({ front: 'fill', back, least: 3 })),
  ...texts.map((back): HuePair => ({ front: 'ink', back, least: 4.5 })),
  { front: 'text', back: 'tint', least: 7 },
  { front: 'textMuted', back: 'tint', least: 7 },
  { front: 'accentText', back: 'tint', least: 7 },
  { front: 'focus', back: 'tint', least: 3 },
  { front: 'onFill', back: 'fill', least: 3 },
  // The figures of a month.
  ...(['track', 'step1', 'step2'] as const).map((back): HuePair => ({
    front: 'text',
    back,
    least: 4.5,
  })),
  ...(['step3', 'step4'] as const).map((back): HuePair => ({ front: 'onStep', back, least: 4.5 })),
]
