import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const zone = style([
  transition,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    padding: space[5],
    border: `1px dashed ${color.borderControl}`,
    borderRadius: radius.day,
    background: color.surface,
    textAlign: 'center',
    selectors: {
      '&[data-drop-target]': { borderColor: color.accent, background: color.accentSubtle },
      '&[data-invalid]': { borderColor: color.danger },
    },
  },
])
/** Where nothing is dropped, it is nothing but its button. */
export const empty = style({
  '@media': { [media.narrow]: { padding: 0, border: 'none', background: 'none' } },
})
export const drop = style({ '@media': { [media.narrow]: { display: 'none' } } })
export const texts = style({ minInlineSize: 0, maxInlineSize: '100%' })
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
export const buttons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  inlineSize: '100%',
})
