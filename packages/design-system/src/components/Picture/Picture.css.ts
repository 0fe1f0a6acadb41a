import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted } from '../../theme/states.css.ts'

const height = '10rem'

/** What does not fit is cut, at both sides or above and below. */
export const filling = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: height,
  objectFit: 'cover',
})
export const whole = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: height })
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
