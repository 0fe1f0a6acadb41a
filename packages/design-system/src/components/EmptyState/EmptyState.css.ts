import { style } from '@vanilla-extract/css'
import { space } from '../../theme/tokens.ts'

export const emptyState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  // Centres the text in a card that is higher.
  marginBlock: 'auto',
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'center',
})
