import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { fontWeight, media, radius } from './tokens.ts'

/** The visible focus of everything that react-aria marks with `data-focus-visible`. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
})

/** Colour changes of controls; nothing moves when the reader asked for stillness. */
export const transition = style({
  transitionProperty: 'background-color, border-color, color, box-shadow, opacity',
  transitionDuration: vars.motion.fast,
  // Paper would catch it half-way.
  '@media': { [media.print]: { transition: 'none' } },
})

/** Hides what is of use on a screen only. */
export const notPrinted: StyleRule = { '@media': { [media.print]: { display: 'none' } } }

/** What is chosen or open, in forced colours. */
export const highlight = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const

/**
 * In forced colours the entry of the open page is filled with the system's highlight, and its focus is a line
 * inside that: an outline for both would look the same with and without focus.
 */
export const forcedCurrent: StyleRule = {
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-current]': highlight,
        '&[data-current][data-focus-visible]': {
          outlineColor: 'HighlightText',
          outlineOffset: '-4px',
        },
      },
    },
  },
}

/** A quiet entry of a navigation: under a pointer, pressed, as the entry of the open page, and focused. */
export const quietEntry: StyleRule = {
  borderRadius: radius.control,
  color: vars.color.textMuted,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[data-pressed]': { background: vars.color.surfacePressed },
    '&[data-current]': { background: vars.color.accentSubtle, color: vars.color.accentText },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
  ...forcedCurrent,
}
