import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { cardGround, hairlineFrom, rowEdge } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space } from '../../theme/tokens.ts'
import { hiddenFromSight } from '../VisuallyHidden/VisuallyHidden.css.ts'

const { color } = vars

/** Below this width, each row is a block of named values. */
const narrow = '(width < 36rem)'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  containerType: 'inline-size',
})
/** A wide table scrolls inside its frame, never the page. */
export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  ...cardGround,
})
export const table = style({
  inlineSize: '100%',
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block' } },
})
// The head is out of sight but stays in the document, because it names the cells to a screen reader.
export const head = style({ '@container': { [narrow]: hiddenFromSight } })
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

const oneLine = '(width >= 40rem)'
const hairline = hairlineFrom(rowEdge)

/** A card of rows, at every width. */
export const ofRows = style({ gap: space[2] })
export const header = style({ paddingInlineStart: space[4] })
const within = (part: string) => `${ofRows} ${part}`
globalStyle(within(frame), { overflow: 'clip' })
globalStyle(within(`:is(${table}, ${body})`), { display: 'block' })
globalStyle(within(head), hiddenFromSight)
globalStyle(within(bodyRow), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: '0.125rem',
  minBlockSize: '3.5rem',
  padding: `${space[2]} ${space[4]} ${space[2]} ${rowEdge}`,
  border: 'none',
  '@container': { [oneLine]: { flexWrap: 'nowrap' } },
})
globalStyle(within(`${bodyRow} + ${bodyRow}::before`), hairline)
globalStyle(within(`:is(${cell}, ${cell}:first-child, ${cell}:last-child)`), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: `0 ${space[1]}`,
  blockSize: 'auto',
  minBlockSize: 0,
  padding: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
})
globalStyle(within(`${cell}:empty`), { display: 'none' })
globalStyle(within(`${cell}[data-label]::before`), { content: 'attr(data-label) / ""' })
globalStyle(within(`${rowHeader}:is(${cell}, ${cell}:first-child, ${cell}:last-child)`), {
  flex: '1 0 100%',
  minInlineSize: 0,
  color: color.text,
  fontSize: fontSize.md,
  fontWeight: fontWeight.regular,
  lineHeight: 1.375,
  '@container': { [oneLine]: { flex: '1 1 12rem' } },
})
globalStyle(within(`${rowHeader} a`), { color: 'inherit', fontWeight: 'inherit' })
globalStyle(within(align.end), { marginInlineStart: 'auto' })
export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rowEdge,
  color: color.textMuted,
  pointerEvents: 'none',
})
/** Where a row leads to a page. */
export const chevron = style({ display: 'none' })
globalStyle(`${rowHeader} > a + ${chevron}`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  color: color.borderControl,
  pointerEvents: 'none',
})
globalStyle(within(`${bodyRow}:has(> ${rowHeader} > a)`), { paddingInlineEnd: space[10] })
/** The last row: its button is as wide as the card. */
export const foot = style({
  position: 'relative',
  '::before': hairline,
})
// Stronger than the look of the button.
globalStyle(`${foot} > :is(a, button):not([data-disabled])`, {
  justifyContent: 'flex-start',
  gap: '1.125rem',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingInline: '1.0625rem',
  border: 'none',
  borderRadius: 0,
  boxShadow: 'none',
  background: 'none',
  color: color.accentText,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
})
globalStyle(`${foot} > :is(a, button)[data-hovered]:not([data-disabled])`, {
  background: color.surfaceHover,
})
globalStyle(`${foot} > :is(a, button)[data-focus-visible]`, { outlineOffset: '-2px' })
