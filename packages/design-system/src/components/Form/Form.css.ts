import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
// Always in the document, and out of the column's gaps while it is empty.
export const alert = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const errors = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.danger}`,
  borderRadius: radius.control,
  background: color.dangerSubtle,
  color: color.dangerText,
  fontSize: fontSize.sm,
})
export const icon = style({ flexShrink: 0 })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
export const jump = style({
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  minBlockSize: space[6],
})
