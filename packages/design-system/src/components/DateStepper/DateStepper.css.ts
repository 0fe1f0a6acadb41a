import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../theme/tokens.ts'

export const stepper = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const day = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  // One line where its card has the room.
  '@container': {
    '(inline-size >= 19rem)': { flexDirection: 'row', alignItems: 'baseline', gap: space[2] },
  },
  // As wide as the longest word in the languages that are offered: nothing moves with the day.
  minInlineSize: '6.5rem',
  fontSize: fontSize.xs,
  lineHeight: 1.3,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const word = style({
  fontSize: fontSize.sm,
  fontWeight: fontWeight.strong,
  color: vars.color.text,
})
