import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { highlight, transition } from '../../theme/states.css.ts'
import { media, space } from '../../theme/tokens.ts'

const { color } = vars

export const options = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', gap: space[1] },
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[5]}` },
})
/** Radio or checkbox with its text; the whole line can be pressed. */
export const option = style({
  // Its input, which cannot be seen, is here: the browser scrolls to it.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: space[8],
  paddingBlock: space[1],
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem', paddingBlock: space[2] } },
})
export const mark = style([
  transition,
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[5],
    blockSize: space[5],
    marginBlockStart: '0.125rem',
    border: `1px solid ${color.borderControl}`,
    background: color.surface,
    color: color.onAccent,
    selectors: {
      '[data-hovered] > &': { borderColor: color.textMuted },
      '[data-selected] > &': { background: color.accent, borderColor: color.accent },
      '[data-invalid] > &': { borderColor: color.danger },
      '[data-focus-visible] > &': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-selected] > &': highlight },
      },
    },
  },
])
export const round = style({ borderRadius: '50%' })
export const square = style({ borderRadius: '5px' })
export const dot = style({
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: '50%',
  background: 'currentColor',
  visibility: 'hidden',
  selectors: { '[data-selected] &': { visibility: 'visible' } },
})
