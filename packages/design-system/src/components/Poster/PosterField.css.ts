import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, fontWeight, radius, space } from '../../theme/tokens.ts'
import { errorPlace } from '../Field/Field.css.ts'
import { warm } from './Poster.css.ts'

const { color } = vars

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
  fontFamily: fontFamily.quoted,
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
