import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/tokens.ts'

const { color } = vars

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.round,
  background: `linear-gradient(165deg, ${color.posterTop}, ${color.posterMiddle} 55%, ${color.posterBottom})`,
  color: color.onPoster,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { background: 'none', color: '#000' },
  },
})
