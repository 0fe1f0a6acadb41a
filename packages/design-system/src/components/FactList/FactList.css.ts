import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

const { color } = vars

export const list = style({ minInlineSize: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const name = style({
  flex: '1 0 auto',
  maxInlineSize: '100%',
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const facts = style({
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: fontSize.sm,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
