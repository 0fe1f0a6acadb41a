import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { betweenEnds } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../theme/tokens.ts'

const { color } = vars

/** Below this width, each row is a block of named values. */
const narrow = '(width < 36rem)'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  containerType: 'inline-size',
})
export const header = style(betweenEnds)
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
/** A wide table scrolls inside its frame, never the page. */
export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.elevation.low,
})
export const table = style({
  inlineSize: '100%',
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block' } },
})
// The head is out of sight but stays in the document, because it names the cells to a screen reader.
export const head = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const body = style({ '@container': { [narrow]: { display: 'block' } } })
const cellBox = style({
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: space[5] },
    '&:last-child': { paddingInlineEnd: space[5] },
  },
})
export const headerCell = style([
  cellBox,
  {
    paddingBlock: space[2],
    background: color.surfaceSunken,
    borderBlockEnd: `1px solid ${color.border}`,
    color: color.textMuted,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
  },
])
export const bodyRow = style({
  position: 'relative',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': { [narrow]: { display: 'block', padding: `${space[3]} ${space[4]}` } },
})
export const cell = style([
  cellBox,
  {
    fontWeight: fontWeight.regular,
    blockSize: space[12],
    '@container': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: `${space[1]} ${space[3]}`,
        blockSize: 'auto',
        minBlockSize: space[8],
        overflowWrap: 'anywhere',
        selectors: {
          '&, &:first-child, &:last-child': { padding: 0 },
          '&:empty': { display: 'none' },
          // Silent, because a screen reader has the name from the header.
          '&[data-label]::before': {
            content: 'attr(data-label) / ""',
            color: color.textMuted,
            fontSize: fontSize.sm,
          },
        },
      },
    },
  },
])
export const rowHeader = style({
  // A long word breaks, so that the next column stays visible. Short words keep their room.
  minInlineSize: '10rem',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { fontWeight: fontWeight.medium } },
})
// The link that names a row covers it, so that all of the row can be pressed. Other controls are on top of it.
globalStyle(`${rowHeader} a::after`, { content: '', position: 'absolute', inset: 0 })
globalStyle(`${cell}:not(${rowHeader}) :is(a, button), ${rowHeader} button`, {
  position: 'relative',
  zIndex: 1,
})
globalStyle(`${bodyRow}:has(> ${rowHeader} a):hover`, { background: color.surfaceHover })
export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})
export const empty = style({
  '@container': { [narrow]: { display: 'block' } },
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'center',
  color: color.textMuted,
})
