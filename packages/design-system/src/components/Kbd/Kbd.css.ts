import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, radius, space } from '../../theme/tokens.ts'

export const kbd = style({
  display: 'inline-block',
  minInlineSize: space[5],
  paddingInline: space[1],
  border: `1px solid ${vars.color.border}`,
  borderBlockEndWidth: '2px',
  borderRadius: radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontFamily: fontFamily.text,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
  textAlign: 'center',
})
