import { style } from '@vanilla-extract/css'
import { fontSize, fontWeight, space } from '../../theme/tokens.ts'

export const stepper = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const day = style({
  minInlineSize: '6.5rem',
  textAlign: 'center',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
})
