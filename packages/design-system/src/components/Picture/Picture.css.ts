import { style, styleVariants } from '@vanilla-extract/css'
import { radius } from '../../theme/tokens.ts'

export const picture = style({
  maxInlineSize: '100%',
  inlineSize: 'auto',
  borderRadius: radius.control,
  objectFit: 'contain',
})
export const maxHeight = styleVariants({
  small: { maxBlockSize: '5rem' },
  medium: { maxBlockSize: '10rem' },
  none: {},
})
