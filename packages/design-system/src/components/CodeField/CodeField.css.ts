import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, fontWeight, media, radius } from '../../theme/tokens.ts'
import { edge } from '../Field/Field.css.ts'

const { color } = vars
const gap = '0.5rem'
/** From the begin of one square to that of the next. A container is as wide as the field. */
const pitch = `((100cqi + ${gap}) / 6)`

/** The place of the squares, and of the input over them. */
export const place = style({
  position: 'relative',
  containerType: 'inline-size',
  blockSize: '3.5rem',
  overflow: 'clip',
  // The ring of the first and the last square.
  overflowClipMargin: '2px',
  // A code is read from left to right in every script.
  direction: 'ltr',
})
export const squares = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap,
  blockSize: '100%',
})
export const square = style({
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.field,
  background: color.surface,
  selectors: {
    [`${place}:has(input:focus) &[data-next]`]: {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    [`${place}:has([data-invalid]) &`]: { borderColor: color.danger },
  },
})
const letters = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  color: color.text,
  fontFamily: fontFamily.code,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textTransform: 'uppercase',
} as const
/**
 * One input over the squares. A monospaced letter is 1ch wide: its spacing brings it to the next square. The last letter
 * has its spacing too, so the input is wider than its place: otherwise the first one would scroll out of sight.
 */
export const input = style({
  ...letters,
  inlineSize: `calc(100% + ${pitch})`,
  padding: 0,
  paddingInlineStart: `calc((${pitch} - ${gap} - 1ch) / 2)`,
  border: 'none',
  background: 'transparent',
  letterSpacing: `calc(${pitch} - 1ch)`,
  outline: 'none',
})
/** More than a code, without squares. */
export const long = style([
  edge,
  { ...letters, inlineSize: '100%', paddingInline: '0.75rem', background: color.surface },
])
globalStyle(`${place}:has(${long}) > ${squares}`, { visibility: 'hidden' })
/** In forced colours the squares have the colour of other fields. */
globalStyle(`${place}:has(input:focus) ${square}[data-next]`, {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
})
