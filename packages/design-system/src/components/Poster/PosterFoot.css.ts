import { globalStyle } from '@vanilla-extract/css'
import { overPicture } from '../../theme/colors.ts'
import { cssColor } from '../../theme/scales.ts'
import { media, space } from '../../theme/tokens.ts'
import { foot, menu, poster } from './Poster.css.ts'

const text = cssColor(overPicture.text)
const shade = cssColor(overPicture.shade)

// A bare icon, as large as a finger.
globalStyle(`${menu} button:not([data-disabled])`, {
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  color: 'inherit',
})
// Over a picture: on a shade of its foot, which lets a press through.
globalStyle(`${poster}:has(img) > ${foot}`, {
  '@media': {
    [media.screen]: {
      position: 'absolute',
      inset: 'auto 0 0',
      padding: `${space[8]} ${space[2]} ${space[1]} ${space[4]}`,
      background: `linear-gradient(transparent, ${shade} ${space[8]})`,
      color: text,
      forcedColorAdjust: 'none',
      pointerEvents: 'none',
    },
  },
})
globalStyle(`${poster}:has(img) ${menu}`, { pointerEvents: 'auto' })
globalStyle(`${poster}:has(img) ${menu} button:is([data-hovered], [data-pressed])`, {
  background: shade,
})
globalStyle(`${poster}:has(img) ${menu} button[data-focus-visible]`, {
  outlineColor: text,
  outlineOffset: '-2px',
})
