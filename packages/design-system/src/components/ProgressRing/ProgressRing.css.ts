import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

export const ring = style({
  // What the label is placed by.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  color: vars.color.text,
})
export const drawing = style({
  fill: 'none',
  strokeWidth: 5,
  // The share begins at the top.
  transform: 'rotate(-90deg)',
})
export const track = style({
  stroke: vars.color.surfacePressed,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const share = style({
  stroke: vars.color.accent,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})
const fade = keyframes({ from: { opacity: 0 } })
// Only the step that completes the ring is animated, or fades with reduced motion. An animation paints the page again in
// each frame: with one for every step, a tick was three times the work.
export const closed = style({
  stroke: vars.color.success,
  transition: 'stroke-dashoffset 320ms ease-out',
  '@media': { [media.still]: { transition: 'none', animation: `${fade} 320ms ease-out` } },
})
export const text = style({ fontVariantNumeric: 'tabular-nums' })
export const textSize = styleVariants({
  small: { order: 1, fontSize: fontSize.sm, color: vars.color.textMuted },
  medium: { fontWeight: fontWeight.strong },
})
export const size = styleVariants({
  small: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  medium: { inlineSize: '2.5rem', blockSize: '2.5rem' },
})
/** The drawing is turned, and the check is not. */
export const check = style({
  stroke: vars.color.success,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transform: 'rotate(90deg)',
  transformOrigin: 'center',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})
