import { globalStyle, style } from '@vanilla-extract/css'
import { betweenEnds, cardGround, hairlineFrom, oneLine } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, highlight, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
})
/** Above the card, on the edge of its labels. */
export const head = style({
  ...betweenEnds,
  flexWrap: 'nowrap',
  minBlockSize: '2.75rem',
  paddingInlineStart: space[4],
})
/** Its end is not divided. */
globalStyle(`${head} > :not(:first-child)`, { flexShrink: 0 })
/** What it begins is as quiet as the title, and in the colour of a link. */
globalStyle(`${head} > :is(a, button):not([data-disabled])`, {
  color: color.accentText,
  fontWeight: fontWeight.strong,
})
export const card = style({
  minInlineSize: 0,
  ...cardGround,
  color: color.text,
  // A row under a pointer ends at its corners.
  overflow: 'clip',
  '@media': { [media.print]: { boxShadow: 'none' } },
})
export const item = style({
  position: 'relative',
  selectors: {
    '& + &::before': hairlineFrom(space[4]),
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[3],
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[3]}`,
  color: color.text,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  textDecoration: 'none',
})
export const pressable = style([
  focusRing,
  transition,
  {
    cursor: 'pointer',
    borderRadius: radius.control,
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover },
      '&[data-pressed]': { background: color.surfacePressed },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  },
])
export const icon = style({ flexShrink: 0, display: 'grid', color: color.textMuted })
export const texts = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  lineHeight: 1.375,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
/** Nothing but a sign or a switch is beside it. */
export const alone = style({ flexGrow: 1 })
export const note = style({
  display: 'block',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
})
export const value = style({
  ...oneLine,
  flex: '1 1 4rem',
  minInlineSize: 0,
  color: color.textMuted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
export const chevron = style({
  flexShrink: 0,
  display: 'grid',
  marginInlineStart: `calc(-1 * ${space[2]})`,
  color: color.borderControl,
})

export const withControl = style({ flexWrap: 'wrap', minBlockSize: '3.75rem', rowGap: space[1] })
export const control = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
})
/** The control and what is said about it are below the label, as wide as the card. */
export const stacked = style({ flexDirection: 'column', alignItems: 'stretch' })

export const track = style([
  transition,
  {
    flexShrink: 0,
    display: 'flex',
    inlineSize: '2.75rem',
    blockSize: '1.625rem',
    padding: '3px',
    borderRadius: radius.round,
    background: color.borderControl,
    selectors: { '[data-selected] > &': { background: color.accent, justifyContent: 'flex-end' } },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid ButtonText',
        padding: '2px',
        background: 'Canvas',
        selectors: { '[data-selected] > &': highlight },
      },
    },
  },
])
export const knob = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: radius.round,
  background: color.surface,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
})

export const quiet = style([
  focusRing,
  transition,
  {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: space[2],
    minBlockSize: '2.75rem',
    paddingInline: space[4],
    borderRadius: radius.control,
    color: color.textMuted,
    fontSize: fontSize.sm,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover, color: color.text },
      '&[data-pressed]': { background: color.surfacePressed },
    },
  },
])
export const unfolded = style({
  borderBlockStart: `1px solid ${color.border}`,
  minInlineSize: 0,
})
