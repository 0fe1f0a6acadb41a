import { style } from '@vanilla-extract/css'

/** A page would be as high as the window. */
export const example = style({
  maxBlockSize: '18rem',
  overflow: 'clip',
  overflowClipMargin: '4px',
})
