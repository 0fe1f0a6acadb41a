import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const row = style({
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})
export const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  inlineSize: `calc(100% + 2 * ${space[2]})`,
  minBlockSize: '3.5rem',
  margin: `0 calc(-1 * ${space[2]})`,
  padding: space[2],
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
})
export const words = style({ display: 'grid', flex: '1 1 8em', minInlineSize: 0 })
export const title = style({ lineHeight: 1.375, overflowWrap: 'anywhere' })
export const below = style({ fontSize: fontSize.sm, lineHeight: 1.45, color: color.textMuted })
export const facts = style({
  flex: 'none',
  maxInlineSize: '100%',
  fontSize: fontSize.md,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const fact = style({ whiteSpace: 'nowrap' })
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
