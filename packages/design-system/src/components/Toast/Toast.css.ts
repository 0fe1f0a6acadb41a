import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted } from '../../theme/states.css.ts'
import { sticky as stickyRegion } from '../LiveRegion/LiveRegion.css.ts'
import { leaveRoomAtEnd } from '../../theme/roomAtEnd.ts'
import { covered, fontSize, fontWeight, media, radius, space, zIndex } from '../../theme/tokens.ts'

const { color } = vars
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const region = style([
  focusRing,
  notPrinted,
  {
    position: 'fixed',
    insetBlockEnd: `calc(${space[4]} + ${covered.bottom})`,
    insetInlineEnd: `max(${space[4]}, ${covered.right})`,
    zIndex: zIndex.toast,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: space[2],
    inlineSize: '22rem',
    maxInlineSize: `calc(100vw - ${space[8]})`,
    borderRadius: radius.card,
    '@media': {
      // At the end of a phone's window it would cover what a thumb wants to press next. Here it covers the bar.
      [media.narrow]: {
        insetBlock: `calc(${space[1]} + ${covered.top}) auto`,
        insetInline: space[2],
        inlineSize: 'auto',
        maxInlineSize: 'none',
        flexDirection: 'column',
      },
    },
  },
])
// On a phone it covers the header, which has room already.
leaveRoomAtEnd(region, { '(width >= 48rem)': `calc(7rem + ${covered.bottom})` })
// Here, because the first screen, which has the other rules of a live region, is as heavy as it may be.
leaveRoomAtEnd(`${stickyRegion}:not(:empty)`, { '(height >= 30rem)': '12rem' })
export const toast = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[2],
    paddingInline: `${space[4]} ${space[3]}`,
    border: `1px solid ${color.border}`,
    borderRadius: '12px',
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: vars.elevation.high,
    animation: `${rise} ${vars.motion.slow} ease-out`,
  },
])
export const icon = styleVariants({
  neutral: { color: color.accentText, flexShrink: 0 },
  success: { color: color.successText, flexShrink: 0 },
  danger: { color: color.dangerText, flexShrink: 0 },
})
// The action is beside the texts, or below them if its label is long.
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flexGrow: 1,
  minInlineSize: 0,
})
export const texts = style({ flex: '1 1 9rem', minInlineSize: 0, paddingBlock: '0.125rem' })
export const title = style({ fontSize: fontSize.sm, fontWeight: fontWeight.medium })
export const description = style({ fontSize: fontSize.sm, color: color.textMuted })
