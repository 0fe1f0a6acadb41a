import { style, styleVariants } from '@vanilla-extract/css'

export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const size = styleVariants({
  small: { inlineSize: '1rem', blockSize: '1rem' },
  medium: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  large: { inlineSize: '1.5rem', blockSize: '1.5rem' },
})
/** Points along the line of text: mirrored from right to left. */
export const directional = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
