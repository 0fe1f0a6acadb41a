import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

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
export const row = style({
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
    '&[data-dragging]': { opacity: 0.5 },
  },
})
export const texts = style({
  position: 'relative',
  minInlineSize: 0,
  flexGrow: 1,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: fontWeight.medium, color: vars.color.text })
export const titleButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  textDecoration: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  // All of the texts can be pressed.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.control },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
})
// Not there instead of see-through: an opacity would be a layer of its own in each of many rows.
globalStyle(`${titleButton} > svg`, {
  flexShrink: 0,
  color: vars.color.textMuted,
  '@media': { '(hover: hover)': { visibility: 'hidden' }, [media.print]: { display: 'none' } },
})
globalStyle(`${row}:hover ${titleButton} > svg, ${titleButton}:focus-visible > svg`, {
  visibility: 'visible',
})
export const description = style({
  fontSize: fontSize.sm,
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
})
export const muted = style({
  color: vars.color.textMuted,
  fontWeight: fontWeight.regular,
})
export const done = style({
  textDecoration: 'line-through',
  textDecorationColor: vars.color.borderControl,
})
export const end = style({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
})

/** The least of a row with a tick. */
export const rowHeight = '3.25rem'
/** Room for the sign at the start. On a narrow card the parts beside a long title go below it. */
export const ticked = style({
  '@media': {
    [media.screen]: {
      position: 'relative',
      minBlockSize: rowHeight,
      paddingInlineStart: '2.75rem',
      paddingBlock: space[1],
      '@container': { '(width < 30rem)': { flexWrap: 'wrap', rowGap: 0 } },
    },
  },
})
export const group = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    // Three at most are a short list, which is as high as its rows from the start.
    '&:nth-last-child(n + 4), &:nth-last-child(n + 4) ~ &': {
      '@media': { [media.screen]: { contentVisibility: 'auto' } },
    },
  },
})
export const endOfTicked = style({
  order: 1,
  marginInlineStart: 'auto',
})
export const textsOfTicked = style({ flexBasis: 'auto' })
/** A long description takes the lines that it needs and moves nothing beside its title. */
export const descriptionOfTicked = style({ contain: 'inline-size' })
/** As high as a thumb needs, over the description below and without moving it. */
export const highOnTouch = style({
  '@media': {
    [media.touch]: {
      paddingBlock: `${space[1]} ${space[4]}`,
      marginBlock: `-${space[1]} -${space[4]}`,
      verticalAlign: 'top',
    },
  },
})
