import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, lineHeight, type FontSize } from '../../theme/tokens.ts'

const sizes = Object.keys(fontSize) as FontSize[]
const bySize = Object.fromEntries(sizes.map((size) => [size, size])) as Record<FontSize, FontSize>

/** The largest are no larger than a window has room for: a word is not divided where the reader's text is large. */
const isLarge = (key: FontSize) => key.endsWith('xl')
export const size = styleVariants(bySize, (key) => ({
  fontSize: isLarge(key) ? `min(${fontSize[key]}, 11vw)` : fontSize[key],
  lineHeight: lineHeight[key],
}))
export const weight = styleVariants({
  medium: { fontWeight: fontWeight.medium },
  strong: { fontWeight: fontWeight.strong },
})
export const tone = styleVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  warning: { color: vars.color.warningText },
  danger: { color: vars.color.dangerText },
})
export const heading = style({
  fontWeight: fontWeight.strong,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  // A name may be one long word, and a heading is often in a flex box.
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: '6rem',
})
/** The dot begins the next line rather than ending one, and is spoken as a comma where the browser knows how. */
export const dot = style({
  '::before': { content: ["' ·\\a0'", "' ·\\a0' / ', '"] },
})
