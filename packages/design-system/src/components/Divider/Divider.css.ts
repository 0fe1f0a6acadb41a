import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const divider = style({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
