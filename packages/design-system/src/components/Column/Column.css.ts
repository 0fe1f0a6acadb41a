import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

const { color } = vars

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
})
export const narrow = style({ maxInlineSize: '24rem', gap: space[4] })
export const wide = style({ maxInlineSize: '32rem', gap: space[3] })
export const top = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const lead = style({ color: color.textMuted, fontSize: fontSize.sm })
globalStyle(`${wide} > ${top}`, { gap: space[1] })
export const title = style({
  fontSize: 'min(1.75rem, 11vw)',
  lineHeight: 1.15,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
  scrollMarginBlockStart: '6rem',
})
globalStyle(`${wide} > ${top} > ${title}`, {
  '@media': { [media.narrow]: { fontSize: 'min(1.625rem, 11vw)' } },
})
export const links = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  fontSize: fontSize.sm,
  textAlign: 'center',
})
export const text = style({
  color: color.textMuted,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
globalStyle(`${text} strong`, { color: color.text, fontWeight: fontWeight.strong })
