import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { fontSize, space } from '../../theme/tokens.ts'

export const legend = style([
  notPrinted,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    fontSize: fontSize.xs,
    color: vars.color.textMuted,
  },
])
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
