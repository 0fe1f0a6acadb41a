import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius, space } from '../../theme/tokens.ts'

const pulse = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style({
  display: 'block',
  background: vars.color.skeleton,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media': {
    [media.still]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
})
export const shape = styleVariants({
  text: { blockSize: '0.875rem', borderRadius: radius.small, marginBlock: '0.3125rem' },
  title: { blockSize: '1.5rem', borderRadius: radius.small, marginBlock: '0.25rem' },
  control: { blockSize: vars.controlHeight.medium, borderRadius: radius.control },
  block: { blockSize: '10rem', borderRadius: radius.card },
})
export const width = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '80%' },
  medium: { inlineSize: '55%' },
  short: { inlineSize: '30%' },
  square: { inlineSize: space[10] },
})
