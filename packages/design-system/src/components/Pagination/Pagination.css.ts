import { style } from '@vanilla-extract/css'
import { betweenEnds } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, highlight, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const pagination = style(betweenEnds)
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
})
export const page = style([
  focusRing,
  transition,
  {
    minInlineSize: vars.controlHeight.small,
    minBlockSize: vars.controlHeight.small,
    paddingInline: space[2],
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: color.text,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover },
      '&[data-pressed]': { background: color.surfacePressed },
      '&[aria-current]': {
        background: color.accentSubtle,
        borderColor: color.accent,
        color: color.accentText,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]': highlight },
      },
    },
  },
])
