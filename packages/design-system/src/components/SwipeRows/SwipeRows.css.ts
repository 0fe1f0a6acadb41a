import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { fontSize, fontWeight, space } from '../../theme/tokens.ts'

/** In the room that a row has left. */
export const under = style([
  notPrinted,
  {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    background: vars.color.surfaceHover,
    color: vars.color.textMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    pointerEvents: 'none',
    selectors: {
      // Far enough: the finger may leave.
      '&[data-ready]': { background: vars.color.warningSubtle, color: vars.color.warningText },
    },
  },
])
