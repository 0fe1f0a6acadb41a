import { style } from '@vanilla-extract/css'
import { leaveRoomAtEnd } from '../../theme/roomAtEnd.ts'
import { covered, layout, media, space, zIndex } from '../../theme/tokens.ts'

/** A region that has nothing to say yet takes no gap in a column. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const sticky = style({
  position: 'sticky',
  insetBlockEnd: `calc(${space[4]} + ${covered.bottom})`,
  zIndex: zIndex.sticky,
  '@media': {
    [media.narrow]: {
      insetBlockEnd: `calc(${space[2]} + ${layout.bottomBarHeight} + ${covered.bottom})`,
    },
  },
})
// A message of two lines, or of three beside the bar.
leaveRoomAtEnd(`${sticky}:not(:empty)`, {
  [media.screen]: `calc(7rem + ${covered.bottom})`,
  [media.narrow]: `calc(9rem + ${layout.bottomBarHeight} + ${covered.bottom})`,
})
