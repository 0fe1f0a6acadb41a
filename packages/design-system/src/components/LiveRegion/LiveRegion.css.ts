import { style } from '@vanilla-extract/css'
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
    '(height < 30rem)': { position: 'static' },
  },
})
