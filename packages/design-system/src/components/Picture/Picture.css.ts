import { style, styleVariants } from '@vanilla-extract/css'
import { radius } from '../../theme/tokens.ts'

export const picture = style({
  maxInlineSize: '100%',
  borderRadius: radius.control,
})
export const whole = style({ inlineSize: 'auto', objectFit: 'contain' })
/** As wide as its place, and never wider than the image itself. */
export const filling = style({
  inlineSize: '100%',
  maxInlineSize: 'max-content',
  objectFit: 'cover',
})
export const maxHeight = styleVariants({
  small: { maxBlockSize: '5rem' },
  medium: { maxBlockSize: '10rem' },
  none: {},
})
/** The room of a picture, which is never drawn larger than it is. */
export const reserved = style({ display: 'flex', justifyContent: 'center', alignItems: 'center' })
export const reservedHeight = styleVariants({
  small: { minBlockSize: '5rem' },
  medium: { minBlockSize: '10rem' },
  none: {},
})
