import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { media, radius } from '../../theme/tokens.ts'
import { skeleton } from '../Skeleton/Skeleton.css.ts'

const { color } = vars

export const ring = style({ position: 'relative', flexShrink: 0 })
export const size = styleVariants({
  small: { inlineSize: '1.375rem', blockSize: '1.375rem' },
  row: { inlineSize: '1.75rem', blockSize: '1.75rem' },
  medium: { inlineSize: '2.25rem', blockSize: '2.25rem' },
  large: {
    inlineSize: '7rem',
    blockSize: '7rem',
    // No wider than its place in a `DayHeader`, where the reader's text is large.
    '@media': {
      [media.narrow]: { inlineSize: 'min(3.5rem, 17vw)', blockSize: 'min(3.5rem, 17vw)' },
    },
  },
})
export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  // A ring of an empty circle is not cut where its line is wider.
  overflow: 'visible',
})
/** Where nothing is known yet, a whole disc cannot be taken for an empty ring. */
export const unknown = style([
  skeleton,
  { inlineSize: '100%', blockSize: '100%', borderRadius: radius.round },
])
export const track = style({
  stroke: color.track,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})
export const arc = style({
  stroke: hue.fill,
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})
export const round = style({ strokeLinecap: 'round' })
export const passed = style({
  stroke: hue.edge,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
const checkLine = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const check = styleVariants({
  small: { ...checkLine, stroke: hue.ink, strokeWidth: 4 },
  row: { ...checkLine, stroke: hue.ink, strokeWidth: 3.5 },
  medium: { ...checkLine, stroke: hue.ink, strokeWidth: 3.5 },
  large: { ...checkLine, stroke: color.text, strokeWidth: 3 },
})
const pulse = keyframes({ '50%': { transform: 'scale(1.06)' } })
/** Only the step that completes the ring is animated: an animation for every tick would paint the page again and again. */
export const closed = style({
  animation: `${pulse} 600ms ease-in-out`,
  '@media': { [media.still]: { animation: 'none' } },
})
