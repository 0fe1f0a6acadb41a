import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const strip = style([
  notPrinted,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    maxInlineSize: '34rem',
    // The first disc begins where the texts above begin.
    marginInlineStart: `calc(-1 * ${space[4]})`,
    '@media': { [media.narrow]: { maxInlineSize: 'none', marginInline: 0 } },
  },
])
export const day = style([
  focusRing,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: '2px',
    minInlineSize: 0,
    padding: `${space[1]} 0 6px`,
    border: '1px solid transparent',
    borderRadius: radius.day,
    color: color.textMuted,
    fontSize: fontSize.xs,
    lineHeight: 1.35,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover },
      '&[data-pressed]': { background: color.surfacePressed },
      '&[data-today]': { borderColor: color.borderControl, borderStyle: 'dashed' },
      '&[aria-current]': {
        border: `1px solid ${color.border}`,
        background: color.surface,
        boxShadow: vars.elevation.low,
        color: color.text,
        fontWeight: fontWeight.strong,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  },
])
export const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // As wide as its column where the text is large.
  inlineSize: 'min(2.25rem, 100%)',
  aspectRatio: '1',
})
export const ring = style({ position: 'absolute', inset: 0 })
export const number = style({
  // Above the ring, which is a whole disc while the day is not known.
  position: 'relative',
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const numberBefore = style([
  number,
  { color: color.textMuted, fontWeight: fontWeight.regular },
])
export const dot = style({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: '4px',
  blockSize: '4px',
  borderRadius: radius.round,
  background: color.borderControl,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
