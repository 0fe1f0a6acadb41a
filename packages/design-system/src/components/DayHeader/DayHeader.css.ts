import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

export const head = style({
  display: 'grid',
  gridTemplate: '"title ring" auto "line ring" auto "strip ring" auto / minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[6],
  marginBlockEnd: space[6],
  '@media': {
    [media.narrow]: {
      gridTemplate: '"title ring" auto "line ring" auto "strip strip" auto / minmax(0, 1fr) auto',
      columnGap: space[3],
      marginBlock: `${space[2]} 0.625rem`,
    },
  },
})
export const title = style({
  gridArea: 'title',
  fontSize: fontSize['3xl'],
  // On the line of the titles of other pages, which are smaller.
  marginBlockStart: '-2px',
  lineHeight: 1.1,
  fontWeight: 700,
  letterSpacing: '-0.025em',
  // "Wednesday, done." and "Wednesday" are equally high.
  whiteSpace: 'nowrap',
  scrollMarginBlockStart: '6rem',
  '@media': {
    [media.narrow]: { fontSize: `min(${fontSize['2xl']}, 8.4vw)`, lineHeight: 1.125 },
  },
})
export const lines = style({
  gridArea: 'line',
  minInlineSize: 0,
  marginBlock: `${space[1]} ${space[4]}`,
  color: vars.color.textMuted,
  fontSize: fontSize.md,
  lineHeight: 1.375,
  '@media': {
    [media.narrow]: { marginBlock: `2px ${space[1]}`, fontSize: fontSize.sm, lineHeight: 1.45 },
  },
})
export const line = style({
  // The outline of what has the focus in it is not cut.
  padding: '3px 4px',
  margin: '-3px -4px',
  minBlockSize: 'calc(1lh + 6px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Whole words: the last ones are not there where they have no room. */
export const wholeWords = style({
  blockSize: 'calc(1lh + 3px)',
  minBlockSize: 0,
  marginBlockEnd: 0,
  paddingBlockEnd: 0,
  whiteSpace: 'normal',
})
globalStyle(`${line} strong`, { color: vars.color.text, fontWeight: fontWeight.strong })
/** The ring's room is there from the start. */
export const ring = style({
  gridArea: 'ring',
  inlineSize: '7rem',
  blockSize: '7rem',
  '@media': {
    [media.narrow]: {
      inlineSize: 'min(3.5rem, 17vw)',
      blockSize: 'min(3.5rem, 17vw)',
    },
  },
})
export const strip = style({
  gridArea: 'strip',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
})

/** Above a question in the middle of the page, in a column as wide as that. */
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  inlineSize: '100%',
  maxInlineSize: '32rem',
  margin: `0 auto ${space[4]}`,
  '@media': { [media.narrow]: { marginBlock: `${space[2]} ${space[3]}` } },
})
globalStyle(`${quiet} > *`, {
  margin: 0,
  padding: 0,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
})
globalStyle(`${quiet} > ${title}`, { fontWeight: fontWeight.strong, letterSpacing: 'normal' })
