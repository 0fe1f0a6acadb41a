import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { radius, zIndex } from '../../theme/tokens.ts'

const { color } = vars

export const handle = style([
  notPrinted,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: radius.control,
    color: color.borderControl,
    cursor: 'grab',
    // A finger drags the row and does not scroll the page.
    touchAction: 'none',
    selectors: {
      '&:hover': { background: color.surfaceHover, color: color.text },
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    },
  },
])
/** What is dragged, in its place. */
export const dragged = style({ opacity: 0.5 })
/** Where it would go. */
export const target = style({
  position: 'fixed',
  zIndex: zIndex.popover,
  borderRadius: radius.small,
  background: color.accent,
  // Also where colours are forced.
  forcedColorAdjust: 'none',
  pointerEvents: 'none',
})
