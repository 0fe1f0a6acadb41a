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
export const reserved = styleVariants({
  small: { blockSize: '5rem' },
  medium: { blockSize: '10rem' },
  none: {},
})
