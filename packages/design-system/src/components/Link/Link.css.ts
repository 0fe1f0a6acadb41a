import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, transition } from '../../theme/states.css.ts'
import { fontWeight, media, radius } from '../../theme/tokens.ts'

export const link = style([
  focusRing,
  transition,
  {
    borderRadius: radius.small,
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 'from-font',
    '@media': { [media.forcedColors]: { color: 'LinkText' } },
  },
])

export const variant = styleVariants({
  inline: {
    color: vars.color.accentText,
    textDecorationLine: 'underline',
    selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
  },
  standalone: {
    color: vars.color.accentText,
    fontWeight: fontWeight.medium,
    textDecorationLine: 'none',
    textWrap: 'balance',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minBlockSize: '1.5rem',
    selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
})
