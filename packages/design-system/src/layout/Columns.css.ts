import { style } from '@vanilla-extract/css'
import { space } from '../theme/tokens.ts'

/** Beside the side there is room for a row's name and its facts. */
const wide = '(width >= 56rem)'

export const room = style({ containerType: 'inline-size', maxInlineSize: '75rem' })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', gap: space[6] },
  },
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
})
