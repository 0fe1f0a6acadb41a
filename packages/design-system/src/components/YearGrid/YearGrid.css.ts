import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

/** The hidden table is placed by it. Time runs from left to right, as in the table of months. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  fontSize: fontSize.xs,
  lineHeight: 1.35,
  color: color.textMuted,
})
export const weekdays = style({
  flex: 'none',
  display: 'grid',
  gridTemplateRows: 'repeat(7, minmax(0, 1fr))',
  alignItems: 'center',
  // The line of the months.
  paddingBlockStart: 'calc(1.35em + 4px)',
})
globalStyle(`${weekdays} > span`, { blockSize: 0, display: 'flex', alignItems: 'center' })
export const area = style({ display: 'flex', flex: 1, minInlineSize: 0 })
export const weeks = style({ flex: 'none' })
export const months = style({
  position: 'relative',
  blockSize: '1.35em',
  marginBlockEnd: '4px',
})
export const month = style({ position: 'absolute', whiteSpace: 'nowrap' })
/** Beside the middle of the cells. */
export const note = style({
  flex: 1,
  alignSelf: 'center',
  minInlineSize: 0,
  paddingInlineStart: space[5],
  paddingBlockStart: 'calc(1.35em + 4px)',
  fontSize: fontSize.sm,
  lineHeight: 1.45,
})

/** Takes the focus; a scrolling finger scrolls the page. */
export const days = style({
  outline: 'none',
  borderRadius: radius.small,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
/** The words of one day, above its cell. */
export const words = style({
  position: 'absolute',
  inlineSize: 'max-content',
  lineHeight: 1.4,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
/** The edge of the cell that says its day. */
export const shown = style({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 2,
  '@media': {
    [media.forcedColors]: { stroke: 'Highlight' },
    [media.print]: { display: 'none' },
  },
})
