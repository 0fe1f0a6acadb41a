import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
/** A wide table scrolls inside its frame, never the page. */
export const frame = style({
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.elevation.low,
})
export const table = style({ inlineSize: '100%', textAlign: 'start' })
export const caption = style({
  captionSide: 'top',
  padding: space[4],
  textAlign: 'start',
  fontWeight: fontWeight.strong,
})
const cellBox = style({
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: space[5] },
    '&:last-child': { paddingInlineEnd: space[5] },
  },
})
export const headerCell = style([
  cellBox,
  {
    paddingBlock: space[2],
    background: color.surfaceSunken,
    borderBlockEnd: `1px solid ${color.border}`,
    color: color.textMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
  },
])
export const bodyRow = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})
export const cell = style([cellBox, { fontWeight: fontWeight.regular, blockSize: space[12] }])
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})
export const empty = style({
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'center',
  color: color.textMuted,
})
