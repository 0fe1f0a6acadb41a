import { vars } from './contract.css.ts'
import { radius, space } from './tokens.ts'

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

/** Edge, corners, ground and shadow of a card. */
export const cardGround = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.low,
} as const

/** Where names and hairlines begin in a card of rows: the signs before them are on one axis. */
export const rowEdge = '3.25rem'

/** The `::before` of a row of a card: a hairline above it, from where its words begin to the edge of the card. */
export const hairlineFrom = (start: string) =>
  ({
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: `${start} 0`,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }) as const
