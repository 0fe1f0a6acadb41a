import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media } from '../../theme/tokens.ts'

export const stepper = style({ display: 'flex', alignItems: 'center' })
export const day = style({
  color: vars.color.textMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  // A date is one word.
  whiteSpace: 'nowrap',
  // The two targets reach a little into the room beside the date.
  '@media': { [media.touch]: { marginInline: '-0.5rem', pointerEvents: 'none' } },
})
export const small = style({ fontSize: fontSize.xs })
