import { style } from '@vanilla-extract/css'
import { layout, radius } from '../theme/tokens.ts'

export const window = style({
  contain: 'layout paint',
  blockSize: layout.bottomBarHeight,
  borderRadius: radius.control,
})
