import { globalStyle, style } from '@vanilla-extract/css'
import { notPrinted } from '../../theme/states.css.ts'
import { maxWidth, space } from '../../theme/tokens.ts'
import { mainOf } from '../PageFrame/PageFrame.css.ts'

const wide = '(width >= 64rem)'

export const showcase = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[8],
  '@media': {
    [wide]: { gridTemplateColumns: `24rem minmax(0, 1fr)`, gap: space[16] },
  },
})
globalStyle(`${mainOf.welcome}:has(${showcase})`, {
  '@media': { [wide]: { maxInlineSize: `calc(2 * ${maxWidth.form} + 8rem)` } },
})
export const about = style([
  notPrinted,
  { display: 'flex', flexDirection: 'column', gap: space[4], textAlign: 'center' },
])
export const drawing = style({ inlineSize: '100%', blockSize: 'auto' })
