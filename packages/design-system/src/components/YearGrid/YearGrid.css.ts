import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/tokens.ts'

const { color } = vars

/** The hidden table is placed by it. */
export const frame = style({ position: 'relative' })
export const drawing = style({ display: 'block', inlineSize: '100%', maxInlineSize: '60rem' })
/** The drawing is as wide as its room; its words stay legible on a phone. */
export const month = style({
  fill: color.textMuted,
  fontSize: '9px',
  '@media': { [media.narrow]: { fontSize: '15px' } },
})
export const day = style({
  fill: color.surfacePressed,
  '@media': {
    [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' },
    [media.print]: { fill: 'none', stroke: color.borderControl, strokeWidth: 0.5 },
  },
})
export const done = style({
  fill: color.success,
  fillOpacity: 0.7,
  '@media': {
    [media.forcedColors]: { fill: 'Highlight', fillOpacity: 1 },
    [media.print]: { fill: color.text, fillOpacity: 0.6 },
  },
})
export const whole = style({ fillOpacity: 1, '@media': { [media.print]: { fillOpacity: 1 } } })
export const passed = style({
  stroke: color.warning,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const unknown = style({
  fill: color.borderControl,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
})
