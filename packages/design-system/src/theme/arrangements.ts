import { space } from './tokens.ts'

/** A line with something at each end, below each other where there is no room. */
export const betweenEnds = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
} as const

/** Cuts a text that is too long for its line. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
