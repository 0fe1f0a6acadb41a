import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { errorPlace } from '../Field/Field.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const poster = style({
  position: 'relative',
  alignSelf: 'start',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.low,
  overflow: 'hidden',
  containerType: 'inline-size',
  '@media': { [media.print]: { breakInside: 'avoid', containerType: 'normal' } },
})
export const warm = style({
  borderColor: 'transparent',
  background: `linear-gradient(150deg, ${color.posterTop}, ${color.posterMiddle} 55%, ${color.posterBottom})`,
  color: color.onPoster,
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { background: 'none', color: '#000', borderColor: '#999' },
  },
})
export const text = style({
  padding: `${space[5]} ${space[6]}`,
  // The menu is beside the first line, and as wide as a finger on touch.
  paddingInlineEnd: '4rem',
})
/** The letters of what another person wrote. */
const quoted =
  'ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Noto Serif", serif'
export const quotation = style({
  margin: 0,
  fontFamily: quoted,
  fontSize: fontSize.xl,
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { [media.narrow]: { fontSize: fontSize.lg } },
})
export const long = style({ fontSize: fontSize.lg })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  padding: `0 ${space[2]} 0 ${space[5]}`,
})
/** Without a caption the menu has no line of its own. */
export const menuOnly = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  padding: 0,
})
export const caption = style({ fontSize: fontSize.sm, color: 'inherit' })
export const menu = style({ display: 'inline-flex', marginInlineStart: 'auto' })

/** A poster to write on. */
export const field = style([
  warm,
  {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '15rem',
    borderRadius: radius.card,
    border: '1px solid transparent',
    boxShadow: vars.elevation.low,
    overflow: 'clip',
    selectors: {
      '&:has(textarea:focus)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])
export const writing = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 })
export const words = style({
  flexGrow: 1,
  inlineSize: '100%',
  minBlockSize: '11rem',
  padding: `${space[6]} ${space[5]} ${space[3]}`,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  fontFamily: quoted,
  fontSize: fontSize.xl,
  lineHeight: 1.36,
  outline: 'none',
  resize: 'none',
  // Grows with what is written where the browser knows how, and scrolls elsewhere.
  fieldSizing: 'content',
  '::placeholder': { color: 'inherit', opacity: 0.82 },
})
export const fieldFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: `0 ${space[2]} ${space[2]}`,
})
export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: `color-mix(in oklab, ${color.surface} 40%, transparent)` },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
})
/** On the colour of a card: it is read like the error of any field. */
globalStyle(`${writing} > ${errorPlace}:not(:empty)`, {
  margin: `0 ${space[3]} ${space[2]}`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  background: color.surface,
})
export const chosen = style({
  flexGrow: 1,
  inlineSize: '100%',
  minBlockSize: 0,
  blockSize: '11rem',
  objectFit: 'cover',
})
