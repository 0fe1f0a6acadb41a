import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { focusRing, highlight, transition } from '../../theme/states.css.ts'
import { fontSize, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const chip = style([
  focusRing,
  transition,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '2.75rem',
    paddingInline: `${space[3]} ${space[4]}`,
    border: `1px solid ${color.borderButton}`,
    borderRadius: radius.round,
    background: color.surface,
    color: color.text,
    fontSize: fontSize.sm,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]:not([data-selected])': { background: color.surfaceHover },
      '&[data-pressed]:not([data-selected])': { background: color.surfacePressed },
      '&[data-selected]': {
        background: color.accentSubtle,
        borderColor: color.accent,
        color: color.accentText,
      },
      '&[data-disabled]': {
        color: color.textDisabled,
        borderColor: color.border,
        cursor: 'default',
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-selected]': highlight } },
    },
  },
])
globalStyle(`${chip}:not([data-selected], [data-disabled]) > svg`, {
  color: fallbackVar(hue.ink, color.textMuted),
})
