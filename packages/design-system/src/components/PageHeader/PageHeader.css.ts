import { style } from '@vanilla-extract/css'
import { betweenEnds } from '../../theme/arrangements.ts'
import { media, space } from '../../theme/tokens.ts'

export const pageHeader = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockEnd: space[6],
  '@media': { [media.narrow]: { gap: space[1], marginBlockEnd: space[2] } },
})
/** On a phone the trail is under the title, so that the title of every page starts at the same height. */
export const parent = style({ '@media': { [media.narrow]: { order: 1 } } })
export const description = style({ '@media': { [media.narrow]: { order: 2 } } })
export const line = style({
  // The line is as high as its controls, so that nothing moves when they load.
  minBlockSize: space[10],
  ...betweenEnds,
})
