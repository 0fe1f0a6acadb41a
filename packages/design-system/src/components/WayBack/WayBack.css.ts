import { style } from '@vanilla-extract/css'
import { oneLine } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted, transition } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

export const nav = style([notPrinted, { display: 'flex', minInlineSize: 0 }])
export const link = style([
  focusRing,
  transition,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    // The chevron, which has room around it, is at the edge of the page.
    marginInlineStart: `calc(-1 * ${space[1]})`,
    paddingInlineEnd: space[3],
    borderRadius: radius.control,
    color: vars.color.accentText,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
      '&[data-focus-visible]': { outlineOffset: '-4px' },
    },
    '@media': { [media.forcedColors]: { color: 'LinkText' } },
  },
])
export const name = style(oneLine)
