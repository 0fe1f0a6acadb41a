import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  // Large text in a narrow window needs the room.
  padding: `min(${space[4]}, 6vw)`,
  border: '1px solid',
  borderRadius: radius.control,
  color: color.text,
  fontSize: fontSize.sm,
})
const look = (edge: string, ground: string) => ({ borderColor: edge, background: ground })
export const tone = styleVariants({
  info: look(color.accent, color.accentSubtle),
  success: look(color.success, color.successSubtle),
  warning: look(color.warning, color.warningSubtle),
  danger: look(color.danger, color.dangerSubtle),
})
export const icon = styleVariants({
  info: { color: color.accentText, flexShrink: 0 },
  success: { color: color.successText, flexShrink: 0 },
  warning: { color: color.warningText, flexShrink: 0 },
  danger: { color: color.dangerText, flexShrink: 0 },
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  flexGrow: 1,
  minInlineSize: 0,
})
export const title = style({ fontWeight: fontWeight.strong })
