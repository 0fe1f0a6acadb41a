import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted, quietEntry, transition } from '../../theme/states.css.ts'
import { covered, fontSize, fontWeight, layout, radius, space, zIndex } from '../../theme/tokens.ts'

const { color } = vars

export const bar = style([
  notPrinted,
  {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: zIndex.sticky,
    display: 'flex',
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
    // A long word has more of the bar than a short one.
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1px',
    minBlockSize: '2.75rem',
    // A finger needs as much with every size of text, and all entries fit a narrow window.
    minInlineSize: '44px',
    paddingInline: '2px',
    fontSize: fontSize.xs,
    selectors: {
      // Five entries in one line: a ground for one of them would look like a button.
      '&[data-current]': {
        background: 'none',
        color: color.accentText,
        fontWeight: fontWeight.strong,
      },
    },
  },
])
/** Whole at every size: a long word is divided where the bar has no room for it. */
export const text = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'center',
  lineHeight: 1.2,
})
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(2.75rem, 56px)',
  aspectRatio: '1',
  // Seen where colours are forced, and nowhere else.
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: color.text,
  color: color.surface,
})
