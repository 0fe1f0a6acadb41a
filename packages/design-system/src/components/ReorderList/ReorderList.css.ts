import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing } from '../../theme/states.css.ts'
import { media, radius, space } from '../../theme/tokens.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'max(16rem, 60dvh)',
  overflowY: 'auto',
  outline: 'none',
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  outline: 'none',
  borderRadius: radius.control,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-dragging]': { opacity: 0.5 },
  },
})
export const handle = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '2rem',
    blockSize: '2rem',
    border: 'none',
    background: 'none',
    borderRadius: radius.control,
    color: vars.color.textMuted,
    cursor: 'grab',
    '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
  },
])
export const name = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const target = style({
  selectors: {
    '&[data-drop-target]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-1px' },
  },
})
