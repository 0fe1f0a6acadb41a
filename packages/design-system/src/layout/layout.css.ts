import { style, styleVariants } from '@vanilla-extract/css'
import { notPrinted } from '../theme/states.css.ts'
import { maxWidth, media, space } from '../theme/tokens.ts'

export const gap = styleVariants(space, (value) => ({ gap: value }))
export const padding = styleVariants(space, (value) => ({ padding: value }))
export const width = styleVariants(maxWidth, (value) => ({
  inlineSize: '100%',
  maxInlineSize: value,
}))

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const inline = style({ display: 'flex', flexDirection: 'row', minInlineSize: 0 })
export const wrap = style({ flexWrap: 'wrap' })
export const grow = style({ flexGrow: 1 })
export const onScreenOnly = style(notPrinted)

// Neighbours are equally high, so that the rows are as far from each other as the columns.
export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** Columns follow the room that is left, not the window: a sidebar beside the page takes its share. */
export const gridRoom = style({
  containerType: 'inline-size',
  // On paper a container would be one piece, and be cut where the sheet ends.
  '@media': { [media.print]: { containerType: 'normal' } },
})
const twoFit = '(width >= 40rem)'
const threeFit = '(width >= 70rem)'
export const gridItem = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** About the height of a card, so that few items are in view before there is anything in them. */
export const keptRoom = style({
  minBlockSize: '24rem',
  '@media': { [media.print]: { minBlockSize: 0 } },
})
/** Paper has no containers: there as many cells as have room for a month stand side by side, and fill the sheet. */
export const sideBySideOnPaper = style({
  '@media': {
    [media.print]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
  },
})
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
