import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { fontWeight, radius, space, zIndex } from '../../theme/tokens.ts'

export const skipLink = style([
  notPrinted,
  {
    position: 'fixed',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: zIndex.toast,
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radius.control,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: fontWeight.medium,
    boxShadow: vars.elevation.high,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
  },
])
