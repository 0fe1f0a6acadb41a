import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/tokens.ts'

export const mark = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const level = styleVariants({
  empty: { color: vars.color.borderControl },
  some: { color: vars.color.success },
  passed: { color: vars.color.warning },
  full: {
    color: vars.color.surface,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  },
})
export const disc = style({ strokeWidth: 1.5 })
globalStyle(`${level.full} > ${disc}`, {
  fill: vars.color.success,
  stroke: vars.color.success,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const slice = style({ fill: 'currentColor', stroke: 'none' })
