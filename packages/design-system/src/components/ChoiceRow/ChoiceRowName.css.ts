import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'
import { wide } from './ChoiceRow.css.ts'

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
/** A block of its own, in which the fact goes to the end of the last line, or to the next one. */
export const text = style({
  display: 'flow-root',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const more = style({ display: 'contents' })
const atEnd = {
  float: 'inline-end',
  marginInlineStart: space[3],
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5714,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const
export const fact = style(atEnd)
globalStyle(`${fact} strong`, { fontWeight: fontWeight.strong, color: hue.ink })
export const note = style({
  ...atEnd,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  blockSize: '1.375rem',
})
globalStyle(`${fact}, ${note}`, {
  '@media': { [media.screen]: { '@container': { [wide]: { marginInlineEnd: space[2] } } } },
})
export const noteWord = style({})
globalStyle(`${note} > ${noteWord}`, {
  '@media': {
    [media.screen]: {
      '@container': {
        '(width < 22.5rem)': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
})
export const description = style({
  display: 'block',
  clear: 'both',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
})
/** Of a row in which nothing can be pressed yet: comes after the cursors of the sign and of the name. */
export const waiting = style({ cursor: 'default' })
