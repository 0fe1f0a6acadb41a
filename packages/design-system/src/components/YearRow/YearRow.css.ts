import { style } from '@vanilla-extract/css'
import { cardGround, hairlineFrom, oneLine } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { focusRing, notPrinted } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars
const roomy = '(width >= 48rem)'
const twoColumns = '(width >= 60rem)'

export const room = style({ containerType: 'inline-size' })
export const rows = style({
  ...cardGround,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [roomy]: { gap: space[3], border: 0, background: 'none', boxShadow: 'none' },
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] },
  },
})
export const row = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '& + &::before': hairlineFrom(space[4]),
  },
  '@container': {
    [roomy]: { ...cardGround, selectors: { '& + &::before': { content: 'none' } } },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const link = style([
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: '5.625rem',
    padding: `${space[3]} ${space[3]} ${space[3]} min(${space[4]}, 6vw)`,
    borderRadius: radius.card,
    color: color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surfaceHover },
      '&[data-pressed]': { background: color.surfacePressed },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
    '@container': { [roomy]: { minBlockSize: '6rem' } },
  },
])
export const words = style({
  display: 'grid',
  gap: '1px',
  flex: '1 1 8em',
  minInlineSize: 0,
})
export const title = style({ ...oneLine, fontWeight: fontWeight.strong, lineHeight: 1.45 })
export const line = style({
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
/** As high as the line that comes. */
export const waiting = style({ display: 'flex', alignItems: 'center', blockSize: '1.45em' })
export const cells = style({ flex: 'none' })
export const chevron = style([
  notPrinted,
  { display: 'inline-flex', flex: 'none', color: color.borderControl },
])
