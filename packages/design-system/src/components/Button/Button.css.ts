import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: fontWeight.medium,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-disabled]': {
      cursor: 'default',
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textDisabled,
      boxShadow: 'none',
    },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
})

export const button = style([base, focusRing, notPrinted, transition])

const filled = (rest: string, hovered: string, pressed: string, text: string): StyleRule => ({
  selectors: {
    '&:not([data-disabled])': { background: rest, color: text, boxShadow: vars.elevation.low },
    '&[data-hovered]:not([data-disabled])': { background: hovered },
    '&[data-pressed]:not([data-disabled])': { background: pressed, boxShadow: 'none' },
  },
})

const plain = (text: string, border: string, shadow: string): StyleRule => ({
  selectors: {
    '&:not([data-disabled])': { color: text, borderColor: border, boxShadow: shadow },
    '&[data-hovered]:not([data-disabled])': { background: color.surfaceHover },
    '&[data-pressed]:not([data-disabled])': { background: color.surfacePressed, boxShadow: 'none' },
  },
})

export const variant = styleVariants({
  primary: filled(color.accent, color.accentHover, color.accentPressed, color.onAccent),
  destructive: filled(color.danger, color.dangerHover, color.dangerPressed, color.onDanger),
  secondary: [
    style({ background: color.surface }),
    plain(color.text, color.borderButton, vars.elevation.low),
  ],
  quiet: [
    style({
      selectors: { '&[data-disabled]': { background: 'none', borderColor: 'transparent' } },
    }),
    plain(color.text, 'transparent', 'none'),
  ],
})

export const size = styleVariants({
  small: {
    minBlockSize: vars.controlHeight.small,
    paddingInline: space[3],
    fontSize: fontSize.sm,
  },
  medium: { minBlockSize: vars.controlHeight.medium, paddingInline: space[4] },
  large: {
    minBlockSize: vars.controlHeight.large,
    paddingInline: space[6],
    borderRadius: radius.field,
  },
})

export const square = styleVariants({
  small: { minInlineSize: vars.controlHeight.small, paddingInline: 0 },
  medium: { minInlineSize: vars.controlHeight.medium, paddingInline: 0 },
})

export const fullWidth = style({ inlineSize: '100%' })
/** By the size of the button: takes back its padding and its border. */
export const inLine = styleVariants({
  small: { marginInlineStart: `calc(-1 * ${space[3]} - 1px)` },
  medium: { marginInlineStart: `calc(-1 * ${space[4]} - 1px)` },
})

/** A word of a sentence that can be pressed: as high as a finger needs, without moving the lines around it. */
export const inText = style({
  display: 'inline',
  minBlockSize: 0,
  padding: '0.75rem 0',
  margin: '-0.75rem 0',
  border: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { '&:not([data-disabled])': { color: color.accentText } },
})

export const content = style({ display: 'contents' })
// The text keeps its place while pending, so that the button does not change its width.
export const pendingContent = style({ visibility: 'hidden', display: 'inherit', gap: 'inherit' })
export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})
/** An icon where a button will be. */
export const shape = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: vars.controlHeight.medium,
  color: color.textMuted,
})
