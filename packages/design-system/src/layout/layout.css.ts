import {
  createGlobalVar,
  fallbackVar,
  globalStyle,
  style,
  styleVariants,
} from '@vanilla-extract/css'
import { notPrinted } from '../theme/states.css.ts'
import { maxWidth, media, space } from '../theme/tokens.ts'

export const gap = styleVariants(space, (value) => ({ gap: value }))
export const width = styleVariants(maxWidth, (value) => ({
  inlineSize: '100%',
  maxInlineSize: value,
}))

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
})
export const justify = styleVariants({
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
})
export const onScreenOnly = style(notPrinted)

// Neighbours are equally high, so that the rows are as far from each other as the columns.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.narrow]: { gap: space[3] } },
})
/** Columns follow the room that is left, not the window: a sidebar beside the page takes its share. */
export const gridRoom = style({
  containerType: 'inline-size',
  // On paper a container would be one piece, and be cut where the sheet ends.
  '@media': { [media.print]: { containerType: 'normal' } },
})
const twoFit = '(width >= 40rem)'
const threeFit = '(width >= 70rem)'
export const gridItem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/** About the height of a card, so that few items are in view before there is anything in them. */
export const keptRoom = style({
  minBlockSize: '24rem',
  '@media': { [media.print]: { minBlockSize: 0 } },
})
/** Paper has no containers. There as many cells as have room for a month are side by side, and fill the sheet. */
export const sideBySideOnPaper = style({
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
  },
})
const cell = 'minmax(0, 36rem)'
export const columns = styleVariants({
  1: {},
  2: { '@container': { [twoFit]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  3: {
    '@container': {
      [twoFit]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [threeFit]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
})
/**
 * Rows of a packed grid that a cell takes, with the gap below it. It is not inherited: otherwise a new height of a card
 * would mean a new style for each of its rows.
 */
export const packedRows = '--rows'
const rowsTaken = createGlobalVar('rows', { syntax: '*', inherits: false })
/**
 * Low rows, of which each cell takes as many as it is high: the next one goes to the highest free place, never above
 * one before it, so that the order of reading stays the order on the screen.
 */
export const packed = style({
  '@container': {
    [twoFit]: {
      rowGap: 0,
      gridAutoRows: '4px',
      alignItems: 'start',
      // The gap below the last cells.
      marginBlockEnd: `calc(-1 * ${space[6]})`,
      // After the columns, whose places it takes where there are fewer cells.
      selectors: { '&:has(> :only-child)': { gridTemplateColumns: cell } },
    },
    [threeFit]: {
      selectors: {
        '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: `repeat(2, ${cell})` },
      },
    },
  },
})
globalStyle(`${packed} > ${gridItem}`, {
  '@container': { [twoFit]: { gridRowEnd: `span ${fallbackVar(rowsTaken, '102')}` } },
})
