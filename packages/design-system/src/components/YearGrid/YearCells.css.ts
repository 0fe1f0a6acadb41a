import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { hueStep } from '../../theme/hueSteps.css.ts'
import { media } from '../../theme/tokens.ts'

const { color } = vars

/** The edges of its cells and the frame of the chosen one may reach over its own edge. */
export const drawing = style({ display: 'block', overflow: 'visible' })

/** The tints are not there in forced colours and on paper. */
const dense = (opacity: number) => ({
  [media.forcedColors]: { fill: 'Highlight', fillOpacity: opacity, stroke: 'CanvasText' },
  [media.print]: { fill: '#000', fillOpacity: opacity * 0.8, stroke: '#555', strokeWidth: 0.75 },
})
export const sign = styleVariants({
  none: {
    fill: color.track,
    '@media': {
      [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' },
      [media.print]: { fill: 'none', stroke: '#999', strokeWidth: 0.75 },
    },
  },
  some: { fill: color.track, stroke: hue.fill, strokeWidth: 1.5, '@media': dense(0.2) },
  1: { fill: hueStep[1], stroke: hueStep[2], strokeWidth: 1, '@media': dense(0.4) },
  2: { fill: hueStep[2], '@media': dense(0.6) },
  3: { fill: hueStep[3], '@media': dense(0.8) },
  4: { fill: hueStep[4], '@media': dense(1) },
  passed: {
    fill: 'none',
    stroke: color.textMuted,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  unread: {
    fill: color.surfaceHover,
    '@media': {
      [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText', strokeDasharray: '2' },
      [media.print]: { fill: 'none' },
    },
  },
})
