import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { hueStep } from '../../theme/hueSteps.css.ts'
import { fontSize, media } from '../../theme/tokens.ts'

export const scale = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3px',
  fontSize: fontSize.xs,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})
export const cell = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '22%',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  selectors: {
    '&:first-of-type': { marginInlineStart: '2px' },
    '&:last-of-type': { marginInlineEnd: '2px' },
  },
})
const tint = (opacity: number) => ({
  [media.forcedColors]: {
    background: `color-mix(in srgb, Highlight ${100 * opacity}%, Canvas)`,
    border: '1px solid CanvasText',
  },
  [media.print]: {
    background: `rgb(0 0 0 / ${0.8 * opacity})`,
    border: '1px solid #555',
  },
})
export const step = styleVariants({
  none: { background: vars.color.track, '@media': tint(0) },
  some: {
    background: vars.color.track,
    boxShadow: `inset 0 0 0 1.5px ${hue.fill}`,
    '@media': tint(0.2),
  },
  1: {
    background: hueStep[1],
    boxShadow: `inset 0 0 0 1px ${hueStep[2]}`,
    '@media': tint(0.4),
  },
  2: { background: hueStep[2], '@media': tint(0.6) },
  3: { background: hueStep[3], '@media': tint(0.8) },
  4: { background: hueStep[4], '@media': tint(1) },
})
