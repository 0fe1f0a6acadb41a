import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const scrollable = style({
  maxBlockSize: 'max(24rem, 70dvh)',
  overflowY: 'auto',
  overscrollBehaviorY: 'auto',
  // Room for the bar next to the rows, and for the focus rings.
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  '@media': { [media.print]: { maxBlockSize: 'none', overflow: 'visible' } },
})
/** In a long list the browser neither lays out nor paints the rows out of sight. Sixty are as high as they are from the start. */
export const longListRow = style({
  containIntrinsicBlockSize: 'auto 3rem',
  selectors: {
    '&:nth-last-child(n + 61), &:nth-last-child(n + 61) ~ &': {
      '@media': { [media.screen]: { contentVisibility: 'auto' } },
    },
  },
})
export const row = style([
  longListRow,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[2],
    '@media': {
      [media.narrow]: { paddingBlock: space[1] },
      [media.print]: { breakInside: 'avoid' },
    },
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    },
  },
])
export const texts = style({
  minInlineSize: 0,
  flexGrow: 1,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: fontWeight.medium, color: vars.color.text })
export const description = style({
  fontSize: fontSize.sm,
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
})
export const end = style({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
})
