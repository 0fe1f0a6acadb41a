import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { hueStep } from '../../theme/hueSteps.css.ts'
import { fontSize, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars
const narrow = `${media.screen} and ${media.narrow}`
const smallest = `${media.screen} and (width < 22rem)`

/** The hidden table is placed by it. Time runs from left to right, as in the table of months. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  fontSize: fontSize.xs,
  lineHeight: 1.35,
  color: color.textMuted,
  // As wide as a phone allows, for cells of 20 px.
  '@media': { [narrow]: { gap: space[1], marginInline: `calc(-1 * ${space[1]})` } },
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
export const window = style({ flex: 1, minInlineSize: 0, overflow: 'hidden' })
/** On a phone the last of 53 weeks fill the room, and the others are outside it. */
const last = (count: number) => ({
  inlineSize: `calc(100% * 53 / ${count})`,
  marginInlineStart: `calc(-100% * ${53 - count} / ${count})`,
})
export const weeks = style({ '@media': { [narrow]: last(13), [smallest]: last(10) } })
export const months = style({
  position: 'relative',
  blockSize: '1.35em',
  marginBlockEnd: '4px',
})
export const month = style({ position: 'absolute', whiteSpace: 'nowrap' })
/** Before the first week of a phone. */
export const early = style({ '@media': { [narrow]: { display: 'none' } } })
export const drawing = style({ display: 'block', inlineSize: '100%', overflow: 'visible' })

/** Takes the focus; a scrolling finger scrolls the page. */
export const days = style({
  outline: 'none',
  borderRadius: radius.small,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
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

export const cell = style({})
const inForcedColors = (opacity: number) => ({
  [media.forcedColors]: { fill: 'Highlight', fillOpacity: opacity, stroke: 'CanvasText' },
  [media.print]: { fill: '#000', fillOpacity: opacity * 0.8, stroke: '#555', strokeWidth: 0.75 },
})
export const sign = styleVariants({
  0: {
    fill: color.track,
    '@media': {
      [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' },
      [media.print]: { fill: 'none', stroke: '#999', strokeWidth: 0.75 },
    },
  },
  1: { fill: hueStep[1], stroke: hue.fill, '@media': inForcedColors(0.25) },
  2: { fill: hueStep[2], '@media': inForcedColors(0.5) },
  3: { fill: hueStep[3], '@media': inForcedColors(0.75) },
  4: { fill: hueStep[4], '@media': inForcedColors(1) },
  passed: {
    stroke: color.textMuted,
    strokeWidth: 2,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  unknown: {
    stroke: color.borderControl,
    strokeWidth: 4.5,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  },
})
