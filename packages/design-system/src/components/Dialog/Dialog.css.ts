import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { covered, layout, radius, space, zIndex } from '../../theme/tokens.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  display: 'grid',
  // Never wider than the window, however long a word in it is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  blockSize: 'var(--visual-viewport-height)',
  padding: Object.values(covered)
    .map((side) => `max(${space[4]}, ${side})`)
    .join(' '),
  background: vars.color.scrim,
  // Where scrolling behind a modal cannot be stopped otherwise (Safari on a phone).
  overscrollBehavior: 'contain',
  selectors: { '&[data-entering]': { animation: `${fade} ${vars.motion.slow} ease-out` } },
})
export const modal = style({
  inlineSize: '100%',
  maxBlockSize: '100%',
  display: 'flex',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.high,
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.motion.slow} ease-out` } },
})
export const width = style({ maxInlineSize: layout.dialogWidth })
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  inlineSize: '100%',
  padding: `min(${space[6]}, 6vw)`,
  overflow: 'auto',
  outline: 'none',
})
export const header = style({
  display: 'flex',
  // The button is below the title where the text is too large for both.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
})
globalStyle(`${header} > :first-child`, { flex: '1 1 6em' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
})
