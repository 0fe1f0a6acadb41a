import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, space } from '../../theme/tokens.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const spinner = style({
  display: 'inline-block',
  borderRadius: '50%',
  border: '2px solid color-mix(in oklab, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // Without turning, the ring would look frozen: it fades slowly instead.
    [media.still]: { animation: `${breathe} 2s ease-in-out infinite` },
    [media.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' },
  },
})
export const size = styleVariants({
  small: { inlineSize: '1.125rem', blockSize: '1.125rem' },
  medium: { inlineSize: space[6], blockSize: space[6] },
})
export const wrapper = style({ display: 'inline-grid', placeItems: 'center' })
