import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, maxWidth, space } from '../../theme/tokens.ts'

/** At a fixed height: the search stays where it is while the list below it gets shorter. */
export const place = style({
  maxInlineSize: maxWidth.text,
  alignSelf: 'start',
  marginBlockStart: 'clamp(0px, (100dvh - 34rem) / 2, 10rem)',
})
export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  // Not a share of the modal's height: that is as high as its content.
  maxBlockSize: `min(32rem, calc(var(--visual-viewport-height) - 2 * ${space[4]}))`,
  outline: 'none',
})
export const search = style({
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
  minBlockSize: '3.5rem',
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
export const list = style({
  overflow: 'auto',
  padding: space[2],
  // The entry that the arrow keys reach is not half below the edge.
  scrollPaddingBlock: space[2],
  outline: 'none',
})
export const empty = style({ padding: space[6], textAlign: 'center', color: vars.color.textMuted })
