import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius, space, zIndex } from '../../theme/tokens.ts'

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  background: vars.color.scrim,
})
export const modal = style({ maxInlineSize: '100%', maxBlockSize: '100%' })
export const dialog = style({ position: 'relative', display: 'grid', outline: 'none' })
export const large = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: `calc(100dvh - 2 * ${space[4]})`,
  borderRadius: radius.card,
  background: vars.color.surface,
})
export const close = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  borderRadius: radius.control,
  background: vars.color.surface,
})
