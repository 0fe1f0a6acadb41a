import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { oneLine } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { focusRing, quietEntry, transition } from '../../theme/states.css.ts'
import {
  covered,
  fontSize,
  fontWeight,
  layout,
  media,
  radius,
  space,
  zIndex,
} from '../../theme/tokens.ts'

const { color } = vars

const column = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[4],
  paddingBlock: space[4],
})
export const sidebarNarrow = style([column, { paddingInline: space[3] }])
export const sidebar = style([
  column,
  {
    minBlockSize: '100%',
    borderInlineEnd: `1px solid ${color.border}`,
    background: color.surface,
    transition: `inline-size ${vars.motion.slow} ease-out`,
  },
])
export const wideSign = style({
  display: 'grid',
  '@media': { [media.narrow]: { display: 'none' } },
})
export const narrowSign = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'grid' } },
})
export const placeholder = style({ '@media': { [media.narrow]: { display: 'none' } } })
export const width = styleVariants({
  expanded: { inlineSize: layout.sidebarWidth, paddingInline: space[3] },
  // The rail is exactly 3 rem wide, its border included.
  collapsed: { inlineSize: layout.sidebarIconWidth, paddingInline: '3px' },
})
export const section = style({ display: 'flex', flexDirection: 'column', gap: '2px' })
export const sectionTitle = style({
  paddingInline: space[3],
  paddingBlockEnd: space[1],
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  color: color.textMuted,
})
export const end = style({ marginBlockStart: 'auto' })
export const entry = style([
  focusRing,
  transition,
  quietEntry,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: vars.controlHeight.medium,
    paddingInline: space[3],
    textAlign: 'start',
    selectors: {
      '&[data-disabled]': { color: color.textDisabled, cursor: 'default', background: 'none' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  },
])
export const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: space[8],
  blockSize: space[8],
  border: `1px solid ${color.borderButton}`,
  borderRadius: radius.control,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
})
export const hued = style({ borderColor: hue.fill, background: hue.tint, color: color.text })
export const iconEntry = style({ justifyContent: 'center', paddingInline: 0 })
export const text = style(oneLine)

const fade = keyframes({ from: { opacity: 0 } })
const slide = keyframes({ from: { translate: '-100% 0' } })
const slideFromRight = keyframes({ from: { translate: '100% 0' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  background: color.scrim,
  overscrollBehavior: 'contain',
  selectors: { '&[data-entering]': { animation: `${fade} ${vars.motion.slow} ease-out` } },
})
export const slideOver = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: layout.slideOverWidth,
  maxInlineSize: '90vw',
  paddingBlock: `${covered.top} ${covered.bottom}`,
  paddingLeft: covered.left,
  overflow: 'auto',
  background: color.surface,
  boxShadow: vars.elevation.high,
  selectors: {
    '&[data-entering]': { animation: `${slide} ${vars.motion.slow} ease-out` },
    '&[data-entering]:dir(rtl)': { animationName: slideFromRight },
  },
})
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  outline: 'none',
})
export const panelHeader = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: space[2],
  marginBlockEnd: `-${space[4]}`,
})
