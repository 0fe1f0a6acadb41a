import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars
const narrow = '(width < 30rem)'

export const row = style({
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: space[3],
  inlineSize: `calc(100% + 2 * ${space[2]})`,
  minBlockSize: '3rem',
  margin: `0 calc(-1 * ${space[2]})`,
  padding: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@container': { [narrow]: { flexWrap: 'wrap', rowGap: 0, paddingBlock: space[2] } },
})
export const title = style({
  flex: 1,
  minInlineSize: 0,
  lineHeight: 1.375,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { flexBasis: 'calc(100% - 2rem)' } },
})
export const facts = style({
  display: 'flex',
  // Also where the words of a language fill their columns.
  columnGap: space[2],
  flex: 'none',
  fontSize: fontSize.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { order: 1, flex: '1 1 100%', flexWrap: 'wrap', columnGap: space[3] } },
})
export const fact = style({
  minInlineSize: '7.5rem',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  '@container': { [narrow]: { minInlineSize: 0, flex: 1, textAlign: 'start' } },
})
export const further = style({
  minInlineSize: '4.5rem',
  '@container': { [narrow]: { minInlineSize: 0, flex: 'none', textAlign: 'end' } },
})
export const strong = style({ color: hue.ink, fontWeight: fontWeight.strong })
export const chevron = style([
  notPrinted,
  {
    display: 'inline-flex',
    color: color.textMuted,
    transition: `transform ${vars.motion.fast}`,
  },
])
export const turned = style({ transform: 'rotate(180deg)' })
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `${space[1]} 0 ${space[4]}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
