import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const zone = style([
  focusRing,
  transition,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    padding: space[4],
    border: `1px dashed ${color.borderControl}`,
    borderRadius: radius.control,
    background: color.surface,
    selectors: {
      '&[data-drop-target]': { borderColor: color.accent, background: color.accentSubtle },
      '&[data-invalid]': { borderColor: color.danger },
    },
  },
])
export const texts = style({ flexGrow: 1, flexBasis: '10rem', minInlineSize: 0 })
export const name = style({ fontWeight: fontWeight.medium, overflowWrap: 'anywhere' })
export const detail = style({ fontSize: fontSize.sm, color: color.textMuted })
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  flexShrink: 0,
  borderRadius: radius.control,
  objectFit: 'cover',
  background: color.surfaceSunken,
  color: color.textMuted,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
