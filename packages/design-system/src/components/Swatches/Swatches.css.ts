import { assignVars, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { hueColor, hues } from '../../theme/hues.ts'
import { media, space } from '../../theme/tokens.ts'

/** A target is 6 px wider than its swatch at each side: the swatches stand flush with what is above and below. */
const beyond = '-0.375rem'

/** Wraps only where text is so large that six do not fit. */
export const row = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: beyond })
/** At the end of a row, whose edge the last swatch is at. */
export const close = style({ marginInlineEnd: beyond })
export const spread = style({
  gap: space[2],
  '@media': {
    [media.narrow]: { gap: 0, justifyContent: 'space-between', marginInlineEnd: beyond },
  },
})
export const target = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-pressed]': { background: vars.color.surfacePressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
})
export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: '50%',
  background: hue.fill,
  color: hue.onFill,
  selectors: {
    '[data-selected] > &': { outline: `2px solid ${hue.fill}`, outlineOffset: '3px' },
  },
  // What is to be chosen is the colour itself.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
/** The hue of a swatch, also where forced colours take it from everything else. */
export const swatchColor = styleVariants(hues, (_colors, name) => ({
  vars: assignVars(
    { fill: hue.fill, onFill: hue.onFill },
    { fill: hueColor(name, 'fill'), onFill: hueColor(name, 'onFill') },
  ),
}))
