import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { cardGround, hairlineFrom, oneLine, rowEdge } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { focusRing, transition } from '../../theme/states.css.ts'
import { fontFamily, fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'
import { hiddenFromSight } from '../VisuallyHidden/VisuallyHidden.css.ts'

const { color } = vars

/** From this width on, the facts have slots of their own. */
const wide = '(width >= 40rem)'
const rowHeight = '3.5rem'

export const room = style({ containerType: 'inline-size' })
export const card = style({
  ...cardGround,
  // A row under a pointer ends at its corners.
  overflow: 'clip',
  '@media': { [media.print]: { boxShadow: 'none' } },
})
export const table = style({ display: 'block', color: color.text, textAlign: 'start' })
// Out of sight but in the document, because it names the cells to a screen reader.
export const head = style(hiddenFromSight)
export const body = style({ display: 'block' })

const hairline = hairlineFrom(rowEdge)

export const row = style({
  position: 'relative',
  display: 'grid',
  // The lead, three facts on one line, the button, the sign that the row leads on.
  gridTemplateColumns: `${rowEdge} minmax(0, auto) minmax(0, auto) minmax(0, 1fr) auto 2rem`,
  alignContent: 'center',
  alignItems: 'center',
  minBlockSize: rowHeight,
  background: color.surface,
  '@container': {
    [wide]: { gridTemplateColumns: `${rowEdge} minmax(0, 1fr) auto auto auto 2rem` },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
  selectors: {
    '& + &::before': hairline,
    '&:has(a[data-hovered])': { background: color.surfaceHover },
    '&:has(a[data-pressed])': { background: color.surfacePressed },
  },
})
export const leadless = style({
  gridTemplateColumns: `${space[4]} minmax(0, auto) minmax(0, auto) minmax(0, 1fr) auto 2rem`,
  '@container': {
    [wide]: { gridTemplateColumns: `${space[4]} minmax(0, 1fr) auto auto auto 2rem` },
  },
  selectors: { '& + &::before': { insetInlineStart: space[4] } },
})
/** What is not divided into cells. */
export const whole = style({
  position: 'relative',
  display: 'block',
  selectors: { '& + &::before': hairline, [`${row} + &::before`]: hairline },
})
globalStyle(`${whole} + ${row}::before`, hairline)
export const other = style({ display: 'block', padding: space[3] })
export const empty = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: rowHeight,
  paddingInline: `${rowEdge} ${space[4]}`,
  color: color.textMuted,
})

const onTop = { position: 'relative', zIndex: 1 } as const
export const lead = style({
  ...onTop,
  gridColumn: 1,
  gridRow: '1 / 3',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rowEdge,
  color: color.borderControl,
})
export const name = style({
  gridColumn: '2 / 5',
  gridRow: 1,
  minInlineSize: 0,
  paddingBlockStart: '0.4375rem',
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  lineHeight: 1.375,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': { [wide]: { gridColumn: 2 } },
})
// The link covers its row, so that all of it can be pressed.
export const link = style([
  focusRing,
  {
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-focus-visible]::after': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
      },
    },
    '@media': { [media.forcedColors]: { color: 'LinkText' } },
  },
])
export const quoted = style({ fontFamily: fontFamily.quoted })
export const fact = style({
  ...oneLine,
  gridRow: 2,
  minInlineSize: 0,
  paddingBlockEnd: '0.4375rem',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { padding: 0 } },
})
globalStyle(`${fact} strong`, {
  fontWeight: fontWeight.strong,
  color: fallbackVar(hue.ink, color.text),
})
const slot = {
  gridRow: '1 / 3',
  paddingBlock: 0,
  textAlign: 'end',
} as const
export const place = styleVariants({
  wide: {
    gridColumn: 2,
    '@container': { [wide]: { ...slot, gridColumn: 3, inlineSize: '8.5rem' } },
  },
  narrow: {
    gridColumn: 3,
    '@container': { [wide]: { ...slot, gridColumn: 4, inlineSize: '5rem' } },
  },
  below: {
    gridColumn: 4,
    '@container': { [wide]: { gridColumn: 2 } },
  },
})
// In the card of another part, the line is too short for more than one of its words.
export const bare = style({})
globalStyle(`${bare} ${place.below}`, { whiteSpace: 'normal' })
// On one line a dot divides what there is. A screen reader hears cells.
globalStyle(`${fact}:not(:empty) ~ ${fact}:not(:empty)::before`, {
  content: ["'·'", "'·' / ''"],
  marginInline: '0.2em 0.35em',
  '@container': { [wide]: { content: 'none' } },
})
// A name with nothing below it is in the middle of its row.
const centred = { gridRow: '1 / 3', paddingBlockEnd: '0.4375rem' } as const
globalStyle(`${name}:not(:has(~ ${fact}:not(:empty)))`, centred)
globalStyle(`${name}:not(:has(~ ${place.below}:not(:empty)))`, {
  '@container': { [wide]: centred },
})
export const action = style({
  ...onTop,
  gridColumn: 5,
  gridRow: '1 / 3',
  display: 'grid',
  placeItems: 'center',
})
globalStyle(`${action} > button:not([data-hovered], [data-pressed], [data-disabled])`, {
  color: color.textMuted,
})
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  color: color.borderControl,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
export const add = style([
  focusRing,
  transition,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rowHeight,
    paddingInlineEnd: space[4],
    color: fallbackVar(hue.ink, color.accentText),
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&::before': hairline,
      '&[data-hovered]': { background: color.surfaceHover },
      '&[data-pressed]': { background: color.surfacePressed },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
    '@media': { [media.print]: { display: 'none' } },
  },
])
globalStyle(`${add} > ${lead}`, { color: 'inherit' })
/** The only row of an empty table: where a row will be. */
export const first = style({
  paddingBlock: space[2],
  color: color.textMuted,
  fontWeight: fontWeight.regular,
  selectors: { '&::before': { content: 'none' } },
})
globalStyle(`${first} > ${lead}`, { flexShrink: 0 })
export const dashed = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px dashed ${fallbackVar(hue.fill, color.borderControl)}`,
  borderRadius: radius.round,
})
globalStyle(`${lead} > img`, { inlineSize: '2.25rem', blockSize: '2.25rem' })
