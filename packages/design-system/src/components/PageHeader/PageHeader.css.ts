import { style } from '@vanilla-extract/css'
import { media, space } from '../../theme/tokens.ts'

export const pageHeader = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockEnd: space[6],
  '@media': { [media.narrow]: { gap: space[1], marginBlockEnd: space[2] } },
})
export const line = style({
  // As high as the controls that may stand there: what comes later moves nothing.
  minBlockSize: space[10],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
