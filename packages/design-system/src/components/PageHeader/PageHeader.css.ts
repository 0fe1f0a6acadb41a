import { globalStyle, style } from '@vanilla-extract/css'
import { betweenEnds } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

export const pageHeader = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockEnd: space[6],
  '@media': { [media.narrow]: { gap: space[1], marginBlockEnd: space[2] } },
})
/** On a phone the trail is under the title, so that the title of every page starts at the same height. */
export const parent = style({ '@media': { [media.narrow]: { order: 1 } } })
export const description = style({ '@media': { [media.narrow]: { order: 2 } } })
export const line = style({
  // The line is as high as its controls, so that nothing moves when they load.
  minBlockSize: space[10],
  ...betweenEnds,
})

export const signed = style({
  gap: 0,
  marginBlockEnd: space[5],
  '@media': { [media.narrow]: { gap: 0, marginBlockEnd: space[3] } },
})
export const signedLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '3.5rem',
  // Very large letters have the whole width for themselves.
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
  // On the axis of the rows' handles below.
  paddingInlineStart: space[1],
})
export const sign = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
})
export const texts = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  '@media': { [media.narrow]: { flex: '1 1 11rem' } },
})
globalStyle(`${texts} > h1`, {
  lineHeight: 1.15,
  fontWeight: fontWeight.heavy,
  letterSpacing: '-0.02em',
  hyphens: 'auto',
  textWrap: 'wrap',
  '@media': { [media.narrow]: { fontSize: fontSize.xl } },
})
/** Its room is there while it loads. */
export const note = style({
  minBlockSize: '1.25rem',
  color: vars.color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${signedLine} > button:not([data-hovered], [data-pressed])`, {
  color: vars.color.textMuted,
})
