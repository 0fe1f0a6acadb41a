import { globalStyle, style } from '@vanilla-extract/css'
import { cardGround, hairlineFrom, rowEdge } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/tokens.ts'
import { errorPlace } from '../Field/Field.css.ts'

const { color } = vars

export const card = style({
  ...cardGround,
  color: color.text,
  overflow: 'clip',
})
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  minBlockSize: '3rem',
  paddingInlineEnd: space[1],
  borderRadius: radius.card,
  // The hairline begins at the text.
  '::before': hairlineFrom(rowEdge),
  selectors: {
    '&:first-child::before': { display: 'none' },
    '&:has(input:focus)::before, &:has(input:focus) + &::before': { display: 'none' },
    '&:has(input:focus)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
})
export const sign = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rowEdge,
  blockSize: '3rem',
  // The text has a padding of its own, so that all of the line can be pressed.
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  pointerEvents: 'none',
})
export const field = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
})
/** Below the text, when there is one. */
export const note = style({ paddingInlineStart: space[1] })
globalStyle(`${note}:has(> :not(:empty))`, { paddingBlockEnd: space[2] })
globalStyle(`${field} > ${errorPlace}:not(:empty)`, {
  paddingInlineStart: space[1],
  paddingBlockEnd: space[2],
})
export const input = style({
  inlineSize: '100%',
  blockSize: '3rem',
  padding: `0 ${space[1]}`,
  border: 'none',
  background: 'transparent',
  color: color.text,
  fontSize: fontSize.md,
  textOverflow: 'ellipsis',
  outline: 'none',
  '::placeholder': { color: color.textMuted, opacity: 1 },
})
globalStyle(`${row} > button`, {
  marginBlock: '0.25rem',
  color: color.textMuted,
  '@media': { [media.touch]: { marginBlock: '0.125rem' } },
})
