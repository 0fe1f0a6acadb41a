import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius } from '../../theme/tokens.ts'

export const thumbnail = style({
  display: 'block',
  inlineSize: '3.5rem',
  blockSize: '2.5rem',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: vars.color.surfaceSunken,
})
