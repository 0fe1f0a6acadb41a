import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { hueStep } from '../../theme/hueSteps.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

const { color } = vars
const corner = '10px'

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: '4px',
  // The cells begin where the caption does.
  margin: '-4px',
  inlineSize: 'calc(100% + 8px)',
  tableLayout: 'fixed',
  textAlign: 'center',
})
export const caption = style({
  padding: `0 4px ${space[2]}`,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
})
export const weekday = style({
  padding: 0,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
  color: color.textMuted,
})
export const day = style({ padding: 0 })
export const face = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: '2.5rem',
  borderRadius: corner,
  fontSize: fontSize.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.touch]: { blockSize: '2.75rem' },
    [media.print]: { blockSize: '1.75rem' },
  },
})
export const number = style({ gridArea: '1 / 1', fontWeight: fontWeight.medium })
export const waiting = style({ position: 'absolute', inset: 0, opacity: 0.6 })
globalStyle(`${waiting} > *`, { blockSize: '100%', inlineSize: '100%', borderRadius: corner })

/** The tints are not there in forced colours and on paper. */
const edged = {
  [media.forcedColors]: { background: 'Canvas', color: 'CanvasText', border: '1px solid GrayText' },
  [media.print]: { background: 'none', color: '#000', border: '1px solid #999', boxShadow: 'none' },
}
export const step = styleVariants({
  none: { background: color.track, color: color.text, '@media': edged },
  passed: {
    background: color.track,
    color: color.text,
    textDecoration: 'line-through',
    '@media': edged,
  },
  some: {
    background: color.track,
    color: color.text,
    boxShadow: `inset 0 0 0 1.5px ${hue.fill}`,
    '@media': edged,
  },
  1: {
    background: hueStep[1],
    color: color.text,
    boxShadow: `inset 0 0 0 1px ${hueStep[2]}`,
    '@media': edged,
  },
  2: { background: hueStep[2], color: color.text, '@media': edged },
  3: { background: hueStep[3], color: color.onStep, '@media': edged },
  4: { background: hueStep[4], color: color.onStep, '@media': edged },
})
export const bar = style({
  display: 'none',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  blockSize: '0.3rem',
  '@media': {
    [media.forcedColors]: { display: 'block', background: 'Highlight', forcedColorAdjust: 'none' },
    [media.print]: { display: 'block', background: '#000', printColorAdjust: 'exact' },
  },
})
export const today = style({ outline: `2px solid ${color.text}`, outlineOffset: '2px' })
