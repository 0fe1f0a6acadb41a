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
      gridTemplate: '"title ring" auto "line line" auto "strip strip" auto / minmax(0, 1fr) auto',
      columnGap: space[3],
      marginBlock: `${space[1]} 0.5rem`,
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
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: '6rem',
  '@media': {
    [media.narrow]: {
      paddingInlineStart: space[1],
      fontSize: `min(${fontSize['2xl']}, 11vw)`,
      lineHeight: 1.125,
    },
  },
})
export const line = style({
  gridArea: 'line',
  marginBlock: `${space[1]} ${space[4]}`,
  color: vars.color.textMuted,
  fontSize: fontSize.md,
  lineHeight: 1.375,
  '@media': {
    [media.narrow]: {
      marginBlock: `0 ${space[1]}`,
      paddingInlineStart: space[1],
      fontSize: fontSize.sm,
      lineHeight: 1.45,
    },
  },
})
globalStyle(`${line} strong`, { color: vars.color.text, fontWeight: fontWeight.strong })
/** The ring's room is there from the start. */
export const ring = style({
  gridArea: 'ring',
  inlineSize: '7rem',
  blockSize: '7rem',
  marginInlineEnd: space[1],
  '@media': {
    [media.narrow]: { inlineSize: 'min(2.75rem, 15vw)', blockSize: 'min(2.75rem, 15vw)' },
  },
})
export const strip = style({
  gridArea: 'strip',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
})
