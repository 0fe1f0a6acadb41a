import { style } from '@vanilla-extract/css'
import { oneLine } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, forcedCurrent, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, layout, media, radius, space } from '../../theme/tokens.ts'
import { hiddenFromSight } from '../VisuallyHidden/VisuallyHidden.css.ts'

const { color } = vars

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: layout.headerHeight,
  paddingInline: space[6],
  '@media': {
    [media.narrow]: {
      // Two lines where the text is twice as large.
      flexWrap: 'wrap',
      gap: space[2],
      minBlockSize: layout.narrowHeaderHeight,
      paddingInline: space[2],
    },
  },
})
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flexGrow: 1,
  minInlineSize: 0,
})
export const end = style({ display: 'flex', alignItems: 'center', gap: space[1], flexShrink: 0 })
const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.controlHeight.medium,
  borderRadius: radius.control,
} as const
export const brand = style([
  focusRing,
  {
    ...entry,
    color: color.text,
    fontSize: fontSize.lg,
    fontWeight: fontWeight.strong,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
  },
])
export const brandMark = style({ color: color.accentText, display: 'grid', flexShrink: 0 })
export const brandName = style({ '@media': { '(width < 26rem)': { fontSize: fontSize.md } } })
export const link = style([
  focusRing,
  transition,
  {
    ...entry,
    position: 'relative',
    paddingInline: space[3],
    color: color.text,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover },
      '&[data-current]': { background: color.accentSubtle, color: color.accentText },
    },
  },
  forcedCurrent,
])
/** An action that looks like a field to type in: it opens one. */
export const button = style([
  focusRing,
  transition,
  {
    ...entry,
    position: 'relative',
    justifyContent: 'center',
    minInlineSize: vars.controlHeight.medium,
    paddingInline: space[3],
    border: `1px solid ${color.borderButton}`,
    color: color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover, color: color.text },
      '&[data-pressed]': { background: color.surfacePressed },
    },
    '@media': { [media.narrow]: { paddingInline: 0, borderColor: 'transparent' } },
  },
])
export const keys = style({
  display: 'grid',
  '@media': { [media.narrow]: { display: 'none' } },
})
/** From 80rem on all entries have their words, from 88rem on also the language. */
const noRoom = '(48rem <= width < 80rem)'
const noRoomAtEnd = '(48rem <= width < 88rem)'
/** The words of a picture beside it while the pointer or the focus is there, without covering the page. */
const bubble = {
  insetBlockStart: '100%',
  inlineSize: 'max-content',
  blockSize: 'auto',
  margin: 0,
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  clipPath: 'none',
  background: color.text,
  color: color.surface,
  fontSize: fontSize.xs,
  lineHeight: 1.4,
} as const
export const shownLabel = style({
  ...oneLine,
  maxInlineSize: '10rem',
  '@media': { [noRoom]: { maxInlineSize: '6rem' } },
})
const hiddenIn = (place: string, insetInline: string) => ({
  selectors: {
    [`${place} &`]: hiddenFromSight,
    [`${place} [data-hovered] &, ${place} [data-focus-visible] &`]: { ...bubble, insetInline },
  },
})
/** Where the bar is short of room it shows the pictures only. The words stay spoken. */
export const label = style([
  shownLabel,
  {
    '@media': {
      '(width < 26rem)': hiddenFromSight,
      // The keys beside it say what the button does as well.
      '(width < 96rem)': { selectors: { [`${button} > &`]: hiddenFromSight } },
      [noRoom]: hiddenIn(list, '0 auto'),
      [noRoomAtEnd]: hiddenIn(end, 'auto 0'),
    },
  },
])
/** Hidden under 768 px, where the same entries are in the slide-over panel. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } })
