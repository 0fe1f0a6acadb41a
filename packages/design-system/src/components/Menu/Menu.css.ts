import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { highlight } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space, zIndex } from '../../theme/tokens.ts'

const { color } = vars

/** The surface of a menu that floats at its trigger. */
export const popover = style({
  zIndex: zIndex.popover,
  // Large text makes 19rem wider than the window.
  inlineSize: 'min(19rem, 100vw - 1.5rem)',
  overflow: 'auto',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: '12px',
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.elevation.high,
  outline: 'none',
  transition: `opacity ${vars.motion.fast} ease-out, translate ${vars.motion.fast} ease-out`,
  selectors: {
    '&[data-entering]': { opacity: 0, translate: '0 -4px' },
    '&[data-exiting]': { opacity: 0 },
  },
})
/** What the menu is about, above its entries. */
export const header = style({ padding: `${space[2]} ${space[3]}` })
export const title = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })
export const longText = style({
  display: 'block',
  // Leaves room for the entries.
  maxBlockSize: '30vh',
  overflow: 'auto',
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
/** The words begin below the title. */
export const sheet = style({ marginInline: `calc(-1 * ${space[2]})` })
export const list = style({ outline: 'none' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.controlHeight.medium,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    [`${sheet} &`]: { minBlockSize: vars.controlHeight.large },
    '&[data-focused]': { background: color.surfaceHover },
    '&[data-pressed]': { background: color.surfacePressed },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    '&[data-destructive]': { color: color.dangerText },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': highlight,
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
/** In forced colours all parts of the focused item have the colour of the highlight's text. */
const partOfItem = {
  [media.forcedColors]: { selectors: { '[data-focused] &': { color: 'inherit' } } },
} as const
export const itemTexts = style({ flexGrow: 1, minInlineSize: 0 })
export const itemDescription = style({
  display: 'block',
  fontSize: fontSize.sm,
  color: color.textMuted,
  '@media': partOfItem,
})
export const itemIcon = style({
  display: 'grid',
  color: color.textMuted,
  selectors: { '[data-destructive] > &, [data-disabled] > &': { color: 'inherit' } },
  '@media': partOfItem,
})
export const check = style({ color: color.accentText, display: 'grid', '@media': partOfItem })
export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})
export const sectionTitle = style({
  padding: `${space[2]} ${space[3]} ${space[1]}`,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  color: color.textMuted,
})
