import { style } from '@vanilla-extract/css'
import { oneLine } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const frame = style({ position: 'relative' })
export const wide = style({ display: 'flex' })
export const select = style({
  ...oneLine,
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: `${space[3]} ${space[8]}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:enabled': { background: color.surfaceHover } } },
  },
})
/** Shows that there are more; the press is the select's. */
export const sign = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
