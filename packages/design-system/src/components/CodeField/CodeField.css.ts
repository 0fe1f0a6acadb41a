import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, fontWeight, media, radius } from '../../theme/tokens.ts'

const { color } = vars
const cell = '1.75rem'
const space = '0.875rem'

/**
 * One input that looks like separate cells. A monospaced letter is 1ch wide; the letter spacing
 * brings it to the width of a cell and the gap beside it, and the cells are a repeated background.
 */
export const input = style({
  inlineSize: `calc(${cell} * 6 + ${space} * 6 + 2px)`,
  maxInlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingBlock: 0,
  paddingInlineStart: `calc((${cell} + ${space} - 1ch) / 2)`,
  paddingInlineEnd: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  // The cells' underlines: drawn as an image, so they are not part of the text.
  backgroundColor: color.surface,
  backgroundImage: `linear-gradient(90deg, transparent calc(${space} / 2), ${color.borderControl} calc(${space} / 2), ${color.borderControl} calc(${space} / 2 + ${cell}), transparent calc(${space} / 2 + ${cell}))`,
  backgroundSize: `calc(${cell} + ${space}) 2px`,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'left bottom 0.625rem',
  color: color.text,
  fontFamily: fontFamily.code,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${cell} + ${space} - 1ch)`,
  textTransform: 'uppercase',
  // A code is read from left to right in every script.
  direction: 'ltr',
  outline: 'none',
  selectors: {
    '&[data-hovered]:not([data-disabled])': { borderColor: color.textMuted },
    '&[data-focused]': {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-invalid][data-focused]': { outlineColor: color.danger },
    '&[data-disabled]': { backgroundColor: color.surfaceSunken, color: color.textDisabled },
  },
  '@media': { [media.forcedColors]: { backgroundImage: 'none' } },
})
