import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
})
export const label = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  color: color.text,
})
export const requiredMark = style({ color: color.dangerText, marginInlineStart: '0.2em' })
export const description = style({ fontSize: fontSize.sm, color: color.textMuted })
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  color: color.dangerText,
})
/** The error takes no room while there is none, not even the gap between the parts of a field. */
export const errorPlace = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[1]})` } },
})
export const errorIcon = style({ flexShrink: 0, marginBlockStart: '0.125rem' })

/** The edge of what takes text, at rest, under a pointer, with the focus, and refused. */
export const edge = {
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.field,
  outline: 'none',
  selectors: {
    '&[data-focused]': {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-invalid][data-focused]': { outlineColor: color.danger },
    '&[data-hovered]': { borderColor: color.textMuted },
  },
} satisfies StyleRule

export const control = style([
  transition,
  edge,
  {
    inlineSize: '100%',
    minBlockSize: '3rem',
    padding: `${space[2]} ${space[3]}`,
    background: color.surface,
    color: color.text,
    fontSize: fontSize.md,
    lineHeight: 1.375,
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-invalid]': { borderColor: 'Mark', borderWidth: '2px' } },
      },
    },
  },
])

export const multiline = style({ resize: 'vertical', minBlockSize: '6rem' })
