import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted, transition } from '../../theme/states.css.ts'
import { fontWeight, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const card = style([
  focusRing,
  transition,
  notPrinted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    minBlockSize: '3.25rem',
    padding: `${space[1]} ${space[4]} ${space[1]} ${space[1]}`,
    border: `1px dashed ${color.borderControl}`,
    borderRadius: radius.card,
    color: color.textMuted,
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover, color: color.text },
      '&[data-pressed]': { background: color.surfacePressed },
    },
  },
])
/** On the axis of the signs in the cards above. */
export const sign = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
})
