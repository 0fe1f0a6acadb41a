import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, radius, space, zIndex } from '../../theme/tokens.ts'

export const tooltip = style({
  zIndex: zIndex.tooltip,
  maxInlineSize: '18rem',
  padding: `${space[1]} ${space[2]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: fontSize.sm,
  outline: 'none',
})
