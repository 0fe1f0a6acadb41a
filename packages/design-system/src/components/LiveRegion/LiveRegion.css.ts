import { style } from '@vanilla-extract/css'

/** A region that has nothing to say yet takes no gap in a column. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } })
