import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { fontSize, space } from '../../theme/tokens.ts'

export const list = style([
  notPrinted,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    // The trail is as high as one of its links, so that titles have the same place on all pages.
    minBlockSize: '1.5rem',
    fontSize: fontSize.sm,
  },
])
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const current = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const separator = style({ color: vars.color.textMuted, display: 'grid' })
