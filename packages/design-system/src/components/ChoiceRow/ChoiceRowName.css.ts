import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'
import { hiddenFromSight } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { narrow, wide } from './ChoiceRow.css.ts'

const { color } = vars

export const name = style({
  flexGrow: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'center',
  paddingBlock: '0.4375rem',
  paddingInline: space[1],
  borderRadius: radius.control,
  color: color.text,
  lineHeight: 1.375,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': {
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          textDecorationColor: color.borderControl,
        },
      },
    },
  },
})
export const settled = style({ color: color.textMuted })
/** The words, and the slot of the fact at their end: what comes there later moves no word. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4rem',
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [media.screen]: { '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 8.5rem' } } },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
})
export const words = style({ minInlineSize: 0 })
export const title = style({
  display: 'block',
  '@media': {
    [media.screen]: {
      '@container': {
        [narrow]: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
        },
      },
    },
  },
})
export const slot = style({
  justifySelf: 'end',
  display: 'flex',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5714,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.screen]: { '@container': { [wide]: { marginInlineEnd: space[3] } } } },
})
export const fact = style({})
globalStyle(`${fact} strong`, { fontWeight: fontWeight.strong, color: hue.ink })
/** The fact of a row that has a note: the slot has room for one of them. */
export const replaced = style({ '@media': { [media.screen]: hiddenFromSight } })
/** Words for which a narrow card has something shorter. */
export const longWords = style({
  '@media': { [media.screen]: { '@container': { [narrow]: hiddenFromSight } } },
})
export const shortFact = style({
  '@media': {
    [media.screen]: { '@container': { [wide]: { display: 'none' } } },
    [media.print]: { display: 'none' },
  },
})
export const description = style({
  display: 'block',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
  '@media': {
    [media.screen]: {
      '@container': {
        [narrow]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
    },
  },
})
/** A sign and its words. After the description, which it may be, too. */
export const note = style({ display: 'flex', alignItems: 'center', gap: space[1] })
/** One line on every screen. */
export const dayNote = style({
  '@media': {
    [media.screen]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})
/** Of a row in which nothing can be pressed yet: comes after the cursors of the sign and of the name. */
export const waiting = style({ cursor: 'default' })
