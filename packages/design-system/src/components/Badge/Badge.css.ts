import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  minBlockSize: space[6],
  border: '1px solid transparent',
  borderRadius: radius.round,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
})
export const tone = styleVariants({
  neutral: { background: color.surfacePressed, color: color.text },
  accent: { background: color.accentSubtle, color: color.accentText },
  success: { background: color.successSubtle, color: color.successText },
  warning: { background: color.warningSubtle, color: color.warningText },
  danger: { background: color.dangerSubtle, color: color.dangerText },
})
