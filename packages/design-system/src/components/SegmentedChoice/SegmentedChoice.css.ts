import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { highlight } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const wrapper = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const label = style({ fontSize: fontSize.sm, color: color.textMuted })
export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  '@media': { [media.print]: { border: 0 } },
})
// What is chosen shows at once. A fade paints frame after frame: a press on a row would cost half as much again.
export const segment = style({
  display: 'inline-flex',
  touchAction: 'manipulation',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: space[8],
  border: '1px solid transparent',
  borderRadius: '6px',
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:active[aria-checked=false]': { background: color.surfacePressed },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:active)[aria-checked=false]': {
          background: color.surfaceHover,
          color: color.text,
        },
      },
    },
  },
})
export const size = styleVariants({
  small: { minBlockSize: space[6], paddingInline: space[2] },
  medium: { minBlockSize: space[8], paddingInline: space[3] },
})
export const labelled = style({ whiteSpace: 'nowrap' })
export const touch = style({
  '@media': { [media.touch]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' } },
})
/** All of the width, each option 44 px high. */
export const full = style({ display: 'flex' })
export const fullSegment = style({
  flex: '1 1 auto',
  minBlockSize: '2.75rem',
  paddingInline: space[1],
  selectors: { '&[aria-checked=true]': { fontWeight: fontWeight.strong } },
})
export const chosen = style({
  selectors: {
    '&[aria-checked=true]': {
      color: color.text,
      background: color.surfaceRaised,
      borderColor: color.borderControl,
      boxShadow: vars.elevation.low,
    },
  },
})
export const bareGroup = style({
  '@media': { [media.narrow]: { gap: 0, padding: 0, border: 0, background: 'none' } },
})
export const bareSegment = style({
  '@media': {
    [media.narrow]: {
      position: 'relative',
      inlineSize: '2.75rem',
      minInlineSize: '2.75rem',
      minBlockSize: '2.75rem',
      padding: 0,
      border: 0,
      borderRadius: radius.control,
      selectors: {
        '&:focus-visible': { outlineOffset: '-2px' },
        '&[aria-checked=true]': { background: 'none', color: color.text, boxShadow: 'none' },
        '&[aria-checked=true]::before': {
          content: '',
          position: 'absolute',
          inset: '6px',
          border: `1px solid ${color.borderControl}`,
          borderRadius: radius.control,
        },
      },
    },
  },
})
globalStyle(`${bareSegment} > svg`, {
  '@media': { [media.narrow]: { inlineSize: '1.125rem', blockSize: '1.125rem' } },
})
/** On paper the chosen one is a word with its picture, and the others are not there. In forced colours it is highlighted. */
export const withoutColor = style({
  '@media': {
    [media.print]: {
      selectors: {
        '&[aria-checked=false]': { display: 'none' },
        '&[aria-checked=true]': { border: 0, background: 'none', color: color.text },
      },
    },
    [media.forcedColors]: { selectors: { '&[aria-checked=true]': highlight } },
  },
})
