import { style } from '@vanilla-extract/css'

/** For rules under a condition, for example where a card is narrow. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const hidden = style(hiddenFromSight)
