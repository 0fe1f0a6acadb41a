import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { error } from '../Field/Field.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { notPrinted, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const form = style({
  flex: '1 1 11rem',
  minInlineSize: 0,
  ...notPrinted,
  // What stands beside it goes below it, rather than leave no room for what is typed.
  selectors: { '&:has(input:not(:placeholder-shown))': { flexBasis: '20rem' } },
})
export const line = style([
  transition,
  {
    display: 'flex',
    alignItems: 'center',
    // Sign and text are below those of the rows above.
    gap: space[1],
    paddingInlineEnd: space[1],
    minBlockSize: vars.controlHeight.medium,
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: fallbackVar(hue.ink, color.textMuted),
    selectors: {
      '&:hover': { background: color.surfaceHover },
      '&:focus-within, &:has(input:not(:placeholder-shown))': {
        background: color.surface,
        borderColor: color.borderControl,
      },
      '&:has(input:focus)': {
        borderColor: color.focus,
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-1px',
      },
      '&[data-invalid]': { borderColor: color.danger },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
])
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  // The sign is in the middle of the edge around the line.
  marginInlineStart: '-1px',
  inlineSize: '2.75rem',
  pointerEvents: 'none',
})
export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: color.text,
  outline: 'none',
  '::placeholder': {
    color: fallbackVar(hue.ink, color.textMuted),
    opacity: 1,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.strong,
  },
})
/** Why the entry was not added, below its text. */
export const refusal = style([
  error,
  { paddingInlineStart: '2.75rem', paddingBlock: `${space[1]} ${space[2]}` },
])
/** There is nothing to add yet. The button stays in the form, so that Enter works. */
export const submit = style({
  flexShrink: 0,
  selectors: { 'input:placeholder-shown + &': { display: 'none' } },
})
