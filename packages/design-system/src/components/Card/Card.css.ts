import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { betweenEnds } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, radius, space } from '../../theme/tokens.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  containerType: 'inline-size',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const contentHigh = style({ alignSelf: 'start' })
export const elevation = styleVariants({
  low: { boxShadow: vars.elevation.low },
  high: { boxShadow: vars.elevation.high },
})
export const padding = styleVariants({
  medium: {
    padding: space[5],
    '@media': {
      [media.narrow]: {
        gap: space[2],
        // Large text in a narrow window needs the room.
        padding: `${space[1]} min(${space[4]}, 6vw) ${space[4]}`,
      },
    },
  },
  row: { padding: `0 min(${space[4]}, 6vw)` },
  large: { padding: space[8], '@media': { [media.narrow]: { padding: `min(${space[5]}, 6vw)` } } },
})
/** Without a title, whose line has room above it. */
export const plain = style({
  '@media': { [media.narrow]: { paddingBlockStart: space[4] } },
})
export const header = style({
  ...betweenEnds,
  '@media': { [media.narrow]: { rowGap: space[1] } },
})
/** The actions have a line of their own, so that the title's menu is at the edge of the card at every width. */
export const actions = style({ flexBasis: '100%' })
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // The title is as high as a menu or a date beside it, so that the titles of neighbours are on one line.
  minBlockSize: `max(${vars.controlHeight.small}, 2.125rem)`,
  flexGrow: 1,
  minInlineSize: 0,
})
/** What is beside the title is below it where the text is too large for both. */
globalStyle(`${title} > :first-child`, { flex: '1 1 6em' })
/** The menu is at the edge of the card. */
export const menu = style({ marginInlineStart: 'auto' })
