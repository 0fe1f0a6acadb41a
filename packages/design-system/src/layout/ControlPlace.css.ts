import { style } from '@vanilla-extract/css'

/** As high as the highest control, with the edge around it. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '3.25rem',
})
