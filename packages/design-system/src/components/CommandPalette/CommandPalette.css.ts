import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, maxWidth, space } from '../../theme/tokens.ts'

const searchHeight = '3.5rem'

/** The palette keeps its height, so that the search stays in its place while the list below it gets shorter. */
export const place = style({
  maxInlineSize: maxWidth.text,
  marginBlockEnd: 'auto',
  marginBlockStart: 'clamp(0px, (100dvh - 34rem) / 2, 10rem)',
})
export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  // The height is a share of the window, because the modal is as high as its content.
  maxBlockSize: `min(32rem, calc(var(--visual-viewport-height) - 2 * ${space[4]}))`,
  // It scrolls as a whole, so that the keys of the search field scroll it, too.
  overflow: 'auto',
  borderRadius: 'inherit',
  // The entry that the arrow keys reach is neither behind the search nor half below the edge.
  scrollPaddingBlock: `calc(${searchHeight} + ${space[2]}) ${space[2]}`,
  outline: 'none',
})
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  flexShrink: 0,
  background: vars.color.surfaceRaised,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
})
export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: searchHeight,
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontSize: fontSize.md,
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const list = style({ padding: space[2], outline: 'none' })
export const empty = style({ padding: space[6], textAlign: 'center', color: vars.color.textMuted })
