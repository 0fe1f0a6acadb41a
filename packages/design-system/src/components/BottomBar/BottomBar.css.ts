import { style } from '@vanilla-extract/css'
import { oneLine } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted, quietEntry, transition } from '../../theme/states.css.ts'
import { covered, fontSize, layout, space, zIndex } from '../../theme/tokens.ts'

const { color } = vars

export const bar = style([
  notPrinted,
  {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: zIndex.sticky,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space[1],
    minBlockSize: layout.bottomBarHeight,
    padding: `${space[1]} max(${space[1]}, ${covered.right}) calc(${space[1]} + ${covered.bottom}) max(${space[1]}, ${covered.left})`,
    borderBlockStart: `1px solid ${color.border}`,
    background: color.surface,
    // Keeps the bar from covering a good part of a zoomed page: there it ends it.
    '@media': { '(height < 30rem)': { position: 'static' } },
  },
])
export const entry = style([
  focusRing,
  transition,
  quietEntry,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1px',
    minBlockSize: '2.75rem',
    paddingInline: space[1],
    fontSize: fontSize.xs,
  },
])
export const text = style({ ...oneLine, maxInlineSize: '100%' })
