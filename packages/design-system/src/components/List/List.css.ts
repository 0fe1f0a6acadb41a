import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../theme/tokens.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  // Beside each other only where the card, not the window, is wide enough.
  '@container': {
    '(width >= 26rem)': {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
})
export const spaced = style({
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})
export const texts = style({ minInlineSize: 0, flexGrow: 1 })
export const title = style({ fontWeight: fontWeight.medium, color: vars.color.text })
export const description = style({
  fontSize: fontSize.sm,
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
})
export const muted = style({
  color: vars.color.textMuted,
  fontWeight: fontWeight.regular,
  textDecoration: 'line-through',
  textDecorationColor: vars.color.borderControl,
})
export const end = style({ flexShrink: 0 })
