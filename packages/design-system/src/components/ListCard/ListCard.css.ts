import { globalStyle, style } from '@vanilla-extract/css'
import { cardGround, hairlineFrom, rowEdge } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { focusRing, notPrinted } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'
import { row } from '../ChoiceRow/ChoiceRow.css.ts'

const { color } = vars

export const card = style({
  alignSelf: 'start',
  minInlineSize: 0,
  ...cardGround,
  color: color.text,
  containerType: 'inline-size',
  // The hairlines end at its edge.
  overflow: 'clip',
  '@media': { [media.print]: { breakInside: 'avoid', boxShadow: 'none' } },
})
export const elsewhere = style({
  '@media': { [media.screen]: { background: hue.tint, borderColor: hue.edge } },
})
globalStyle(`${elsewhere} ${row}::before`, { borderColor: hue.edge })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: space[1],
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  '@container': { '(width < 19rem)': { flexWrap: 'wrap' } },
})
export const lead = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
})
/** A narrow card has the count below the name, which has few letters in a line as it is. */
export const title = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginInline: `${space[1]} ${space[2]}`,
  paddingBlock: '3px',
  '@container': { '(19rem <= width < 30rem)': { display: 'grid' } },
})
export const name = style({
  position: 'relative',
  minInlineSize: 0,
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  scrollMarginBlockStart: '6rem',
})
export const menuButton = style([
  focusRing,
  {
    position: 'absolute',
    // As high as a finger needs.
    insetBlock: '-0.75rem',
    insetInline: `calc(-1 * ${space[1]})`,
    borderRadius: radius.control,
    cursor: 'pointer',
  },
])
globalStyle(`${name}:has(> ${menuButton}[data-hovered]) > h2`, {
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationColor: color.borderControl,
})
export const count = style({
  color: hue.ink,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  lineHeight: 1.25,
  minInlineSize: '2.5em',
  // A line also while it is empty.
  '::before': { content: '\u200b' },
})
export const actions = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  '@container': { '(width < 19rem)': { flex: '1 0 100%', paddingInlineStart: '2.25rem' } },
})
export const note = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `0 ${space[3]} ${space[1]} ${rowEdge}`,
  color: hue.ink,
  fontSize: fontSize.sm,
})
export const noteText = style({ fontWeight: fontWeight.strong })
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: `0 ${space[4]} ${space[3]} ${rowEdge}`,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  textWrap: 'balance',
})
export const textTitle = style({
  color: color.text,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
})
export const foot = style([
  notPrinted,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minBlockSize: '3rem',
    paddingInline: space[1],
    color: color.textMuted,
    fontSize: fontSize.sm,
    // The hairline begins at the name.
    '::before': hairlineFrom(rowEdge),
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
])
globalStyle(`${elsewhere} ${foot}::before`, { borderColor: hue.edge })
export const footEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
})
export const fold = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: vars.controlHeight.small,
    // On the line of the field before it, which is lower by half of this.
    paddingBlockStart: '3px',
    paddingInline: space[2],
    borderRadius: radius.control,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover, color: color.text },
      '&[data-pressed]': { background: color.surfacePressed },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
  },
])
