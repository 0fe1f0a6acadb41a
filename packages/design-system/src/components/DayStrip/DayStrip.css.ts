import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

export const strip = style([notPrinted, { display: 'flex', justifyContent: 'space-between' }])
export const day = style([
  focusRing,
  transition,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: '3.5rem',
    padding: `${space[1]} 2px`,
    border: '1px solid transparent',
    background: 'none',
    borderRadius: radius.control,
    color: vars.color.textMuted,
    fontSize: fontSize.xs,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceHover },
      '&[aria-current]': {
        borderColor: vars.color.accent,
        background: vars.color.accentSubtle,
        color: vars.color.text,
        fontWeight: fontWeight.strong,
      },
    },
    '@media': {
      [media.touch]: { minBlockSize: '2.75rem' },
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  },
])
/** A day of which nothing is known yet. */
export const unknown = style({ cursor: 'default', opacity: 0.5 })
