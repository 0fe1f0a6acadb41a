import { style, styleVariants } from '@vanilla-extract/css'
import { cardGround } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, space } from '../../theme/tokens.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  ...cardGround,
  color: vars.color.text,
  containerType: 'inline-size',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const contentHigh = style({ alignSelf: 'start' })
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
})
/** Without a title, whose line has room above it. */
export const plain = style({
  '@media': { [media.narrow]: { paddingBlockStart: space[4] } },
})
/** As high as the line of a title with a button beside it, so that the titles of neighbours are on one line. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `max(${vars.controlHeight.small}, 2.125rem)`,
  minInlineSize: 0,
})
