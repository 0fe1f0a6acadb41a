import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { fontSize, fontWeight, radius, space, zIndex } from '../../theme/tokens.ts'

// In the padding of a card, which is as wide.
const width = space[5]

const centred = style({ display: 'flex', alignItems: 'center', justifyContent: 'center' })
export const handle = style([
  centred,
  notPrinted,
  {
    position: 'absolute',
    inlineSize: width,
    marginInlineStart: `calc(-1 * ${width})`,
    color: vars.color.textMuted,
    cursor: 'grab',
    selectors: { '&:hover': { color: vars.color.text } },
  },
])
/** As large as the handle. */
export const grip = style([centred, { inlineSize: '100%', blockSize: '100%' }])
export const zone = style({ position: 'fixed', inset: 0, zIndex: zIndex.popover })
export const preview = style({
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
})
