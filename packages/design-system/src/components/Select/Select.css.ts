import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  textAlign: 'start',
  cursor: 'pointer',
})
export const value = style({
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
})
export const chevron = style({ color: vars.color.textMuted, display: 'grid' })
