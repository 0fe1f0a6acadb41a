import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { radius, space } from '../theme/tokens.ts'

export const swatch = style({
  inlineSize: '100%',
  blockSize: space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.control,
})
export const palette = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[4],
})
export const spaceBar = style({
  blockSize: space[4],
  background: vars.color.accent,
  borderRadius: radius.small,
})
export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '8rem',
  maxInlineSize: '100%',
  blockSize: '5rem',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
})
export const sky = style({
  inlineSize: '100%',
  blockSize: '8rem',
  borderRadius: radius.card,
  background: `linear-gradient(100deg, ${vars.color.dawnTop}, ${vars.color.dawnSide})`,
})
