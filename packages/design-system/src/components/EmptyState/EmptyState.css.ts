import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius, space } from '../../theme/tokens.ts'

export const emptyState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  // In the middle of a card that is higher than it.
  marginBlock: 'auto',
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'center',
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[12],
  blockSize: space[12],
  borderRadius: radius.round,
  background: vars.color.accentSubtle,
  color: vars.color.accentText,
})
