import { style } from '@vanilla-extract/css'
import { fontFamily, space } from '../../theme/tokens.ts'

export const quoted = style({ fontFamily: fontFamily.quoted })
export const tall = style({ minBlockSize: '7.5rem' })
/** What is said about the field, and the count at the end of its line. */
export const counted = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space[3],
})
export const count = style({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
})
