import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, fontWeight, media } from '../../theme/tokens.ts'
import { edge } from '../Field/Field.css.ts'

const { color } = vars
const cell = '1.5rem'
const space = '0.75rem'
/** The last letter has its gap too. Without room for it the first letter would scroll out of sight. */
const spacing = `(${cell} + ${space} - 1ch)`

/** One layer for each cell: Firefox draws a repeating gradient in a thin strip as dots. */
const underlines = (layer: (index: number) => string) =>
  Array.from({ length: 6 }, (_, index) => layer(index)).join(', ')

/**
 * One input that looks like separate cells. A monospaced letter is 1ch wide; the letter spacing
 * brings it to the width of a cell and the gap beside it, and each cell is a line in the background.
 * Half a spacing at either end centres the six characters.
 */
export const input = style([
  edge,
  {
    inlineSize: `calc((${cell} + ${space}) * 6 + ${spacing} + 4px)`,
    maxInlineSize: '100%',
    minBlockSize: '3.5rem',
    paddingBlock: 0,
    paddingInlineStart: `calc${spacing}`,
    paddingInlineEnd: 0,
    // The cells' underlines: drawn as an image, so they are not part of the text.
    backgroundColor: color.surface,
    backgroundImage: underlines(() => `linear-gradient(${color.borderControl} 0 0)`),
    backgroundSize: `${cell} 2px`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: underlines(
      (index) =>
        `left calc(${spacing} / 2 + ${space} / 2 + (${cell} + ${space}) * ${index}) bottom 0.625rem`,
    ),
    color: color.text,
    fontFamily: fontFamily.code,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: `calc${spacing}`,
    textTransform: 'uppercase',
    // A code is read from left to right in every script.
    direction: 'ltr',
    '@media': { [media.forcedColors]: { backgroundImage: 'none' } },
  },
])
