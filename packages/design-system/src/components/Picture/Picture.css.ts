import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted } from '../../theme/states.css.ts'

const height = '10rem'

export const picture = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: height })
export const whole = style({ inlineSize: 'auto', objectFit: 'contain' })
/** As wide as its place, and never wider than the image itself. */
export const wide = style({ inlineSize: '100%', maxInlineSize: 'max-content', objectFit: 'cover' })
/** As high as its place, too: what is too wide for it is cut at both ends. */
export const filling = style({ blockSize: height })
/** The room of a picture, which is never drawn larger than it is. */
export const reserved = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  minBlockSize: height,
  background: vars.color.surfaceSunken,
})
/** The whole picture can be pressed. */
export const cover = style([
  focusRing,
  notPrinted,
  {
    position: 'absolute',
    inset: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    selectors: { '&[data-focus-visible]': { outlineOffset: '-4px' } },
  },
])
