import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius } from '../../theme/tokens.ts'

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // The buttons below it stay in the window.
  maxBlockSize: '55dvh',
  objectFit: 'contain',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.control,
})
