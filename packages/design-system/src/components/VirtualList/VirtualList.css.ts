import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { radius, space } from '../../theme/tokens.ts'

export const list = style({
  inlineSize: '100%',
  blockSize: 'max(24rem, 70dvh)',
  // Takes what is left of a card that is higher than its content.
  flexGrow: 1,
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.control,
  outline: 'none',
  ...notPrinted,
})
export const row = style({
  paddingInline: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  outline: 'none',
  // For 300 ms after any scrolling React Aria lets no press through to the rows; whoever presses means what is there.
  pointerEvents: 'auto',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
