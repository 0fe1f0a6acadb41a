import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

export const table = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'center',
  '@media': { [media.print]: { maxInlineSize: 'none' } },
})
export const caption = style({
  paddingBlockEnd: space[2],
  fontWeight: fontWeight.strong,
  textAlign: 'start',
})
export const weekday = style({
  paddingBlockEnd: space[1],
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  color: vars.color.textMuted,
})
export const day = style({
  padding: space[1],
  fontSize: fontSize.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const face = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  padding: '2px 4px',
  borderRadius: radius.control,
})
export const mark = style({ display: 'inline-flex', inlineSize: '1.25rem', blockSize: '1.25rem' })
/** The placeholder is as large as the mark. */
globalStyle(`${mark} > span`, { inlineSize: '100%', blockSize: '100%' })
export const today = style({
  outline: `2px solid ${vars.color.accent}`,
  color: vars.color.text,
  fontWeight: fontWeight.strong,
})
