import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

const { color } = vars
/** Number and words stay on one line. */
const smallest = '(width < 22rem)'

export const header = style({ marginBlockEnd: space[4] })
export const parent = style({
  marginBlockEnd: space[1],
  '@media': { [media.print]: { display: 'none' } },
})
/** As high as a button, so that nothing moves when one comes. */
export const line = style({
  display: 'flex',
  // Very large letters have the whole width for themselves.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '2.75rem',
  marginBlockEnd: `calc(-1 * ${space[1]})`,
})
export const title = style({
  minInlineSize: 0,
  fontSize: fontSize.md,
  fontWeight: fontWeight.strong,
  lineHeight: 1.4,
  letterSpacing: '-0.01em',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: '6rem',
  '@media': { [media.print]: { color: color.text } },
})
export const lead = style({
  minBlockSize: '3.75rem',
  fontSize: fontSize.lg,
  fontWeight: fontWeight.medium,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
  '@media': { [media.narrow]: { fontSize: '1.125rem' }, [smallest]: { fontSize: '0.9375rem' } },
})
globalStyle(`div${lead}`, { display: 'flex', alignItems: 'center' })
export const waiting = style({ inlineSize: '5.5rem' })
export const number = style({
  marginInlineEnd: '0.06em',
  fontSize: 'min(3.5rem, 18vw)',
  fontWeight: 700,
  lineHeight: 1.05,
  letterSpacing: '-0.045em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [smallest]: { fontSize: '3rem' } },
})
export const unit = style({
  marginInlineStart: '0.12em',
  fontSize: '0.5em',
  fontWeight: fontWeight.strong,
  letterSpacing: '-0.01em',
})
export const facts = style({
  marginBlockStart: space[1],
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // On a phone two facts may need two lines, and come later than what is said before them.
  '@media': { [`${media.screen} and ${media.narrow}`]: { minBlockSize: '3em' } },
})
/** A line breaks between the facts where the window has room for one. */
export const fact = style({ display: 'inline-block', whiteSpace: 'pre-wrap' })
