import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media } from '../../theme/tokens.ts'

export const stepper = style({ display: 'flex', alignItems: 'center' })
export const day = style({
  // A date in the larger size fits: the buttons stay where they are while one steps through the days.
  minInlineSize: '9.5ch',
  color: vars.color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.2,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // A date is one word.
  whiteSpace: 'nowrap',
  // The two targets reach a little into the room beside the date.
  '@media': { [media.touch]: { marginInline: '-0.5rem', pointerEvents: 'none' } },
})
export const small = style({ fontSize: fontSize.xs })
export const weekday = style({ display: 'block' })
