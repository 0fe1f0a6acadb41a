import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { radius } from '../../theme/tokens.ts'

const height = '10rem'

export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: height,
  borderRadius: radius.control,
})
export const whole = style({ inlineSize: 'auto', objectFit: 'contain' })
/** As wide as its place, and never wider than the image itself. */
export const filling = style({
  inlineSize: '100%',
  maxInlineSize: 'max-content',
  objectFit: 'cover',
})
/** The room of a picture, which is never drawn larger than it is. */
export const reserved = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  minBlockSize: height,
  borderRadius: radius.control,
  background: vars.color.surfaceSunken,
})
