import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { highlight, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

const { color } = vars

const chosen = fallbackVar(hue.ink, color.accent)

export const row = style({
  display: 'flex',
  gap: space[1],
  // The first disc stands flush with what is above: a target is 2 px wider at each side.
  marginInlineStart: '-2px',
  '@media': { [media.narrow]: { gap: 0, justifyContent: 'space-between' } },
})
export const target = style({
  flex: '0 1 2.75rem',
  minInlineSize: 0,
  blockSize: '2.75rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.5rem)',
  placeContent: 'center',
  alignItems: 'center',
  cursor: 'pointer',
  outline: 'none',
})
export const disc = style([
  transition,
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    border: `1px solid ${color.borderControl}`,
    borderRadius: '50%',
    background: color.surface,
    color: color.text,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.strong,
    selectors: {
      '[data-hovered] > &': { background: color.surfaceHover },
      '[data-pressed] > &': { background: color.surfacePressed },
      '[data-selected] > &': {
        borderColor: chosen,
        background: chosen,
        color: fallbackVar(hue.onFill, color.onAccent),
      },
      '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '[data-selected] > &': highlight } },
    },
  },
])
