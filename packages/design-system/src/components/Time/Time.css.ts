import { style } from '@vanilla-extract/css'

/** Figures of equal width, so that moments below each other line up. */
export const time = style({ fontVariantNumeric: 'tabular-nums' })
