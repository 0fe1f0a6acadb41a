import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hairlineFrom, rowEdge } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { hue } from '../../theme/hues.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'
import { followsSwipes } from '../SwipeRows/followsSwipes.ts'
import { longListRow } from '../List/List.css.ts'

const { color } = vars

/** The sign is a target of 44 px, and the name begins behind it. */
const target = '2.75rem'
/** The card shows the choices as words from this width on, and as icons below it. */
export const narrow = '(width < 30rem)'
export const wide = '(width >= 30rem)'
const action = vars.controlHeight.small

/** Least heights of a row: with a mouse, and on touch. */
export const rowHeight = { mouse: '3rem', touch: '2.75rem' } as const

export const row = style([
  longListRow,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rowHeight.mouse,
    // A finger that moves along the row is a swipe, once `SwipeRows` follows it. Until then the browser takes it for scrolling, and
    // opens nothing when it leaves.
    selectors: { [`:root[${followsSwipes}] &`]: { touchAction: 'pan-y pinch-zoom' } },
    paddingInline: `calc(${space[1]} + ${target}) ${space[1]}`,
    // The hairline begins at the name.
    '::before': hairlineFrom(rowEdge),
    '@media': {
      [media.touch]: { minBlockSize: rowHeight.touch },
      [media.print]: { breakInside: 'avoid', minBlockSize: 0 },
    },
  },
])
/** Before the name in the order of reading, and behind it on the screen. */
export const choices = style({ order: 1, display: 'flex', flexShrink: 0, color: color.textMuted })

const choice = {
  touchAction: 'manipulation',
  borderRadius: radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[aria-disabled=true]': { pointerEvents: 'none' },
  },
} as const
/** On paper the chosen one is a word with its picture, and the others are not there. */
const onPaper = {
  selectors: { '&[aria-checked=false]': { display: 'none' } },
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  color: color.text,
} as const

export const sign = style({
  ...choice,
  borderRadius: radius.round,
  '@media': {
    [media.screen]: {
      position: 'absolute',
      insetInlineStart: space[1],
      insetBlock: 0,
      marginBlock: 'auto',
      inlineSize: target,
      blockSize: target,
      display: 'grid',
      placeItems: 'center',
    },
    [media.print]: onPaper,
  },
})
export const disc = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  border: `2px solid ${hue.fill}`,
  borderRadius: radius.round,
  '@media': { [media.print]: { border: 0, inlineSize: 'auto' } },
})
export const discOf = styleVariants({
  open: {},
  filled: {
    '@media': {
      [media.screen]: { background: hue.fill, color: hue.onFill },
      [media.forcedColors]: {
        borderColor: 'Highlight',
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  },
  dashed: { borderStyle: 'dashed', borderColor: color.borderControl, color: color.textMuted },
})
export const optional = style({ borderStyle: 'dashed' })
globalStyle(`${disc} > svg`, { inlineSize: '1.0625rem', blockSize: '1.0625rem', strokeWidth: 2.6 })
// Not there instead of see-through: the browser would paint it in each of many rows.
globalStyle(`${discOf.open} > svg`, { visibility: 'hidden' })
globalStyle(`${sign}[aria-disabled=true] > ${disc}`, { borderColor: color.border })
globalStyle(`${sign}:active > ${discOf.open}`, { background: hue.edge })
globalStyle(`${sign}:hover > ${discOf.open}`, {
  '@media': { '(hover: hover)': { background: hue.tint, color: hue.ink } },
})
globalStyle(`${sign}:hover > ${discOf.open} > svg`, {
  '@media': { '(hover: hover)': { visibility: 'visible' } },
})

export const act = style({
  ...choice,
  minInlineSize: action,
  blockSize: action,
  display: 'grid',
  placeItems: 'center',
  fontSize: fontSize.sm,
  selectors: {
    ...choice.selectors,
    '&:active[aria-checked=false]': { background: color.surfacePressed },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:active)': {
          background: color.surfaceHover,
          color: color.text,
        },
      },
    },
    [media.screen]: {
      '@container': {
        [wide]: {
          minInlineSize: target,
          paddingInline: space[2],
          selectors: {
            '&[aria-checked=true]': {
              position: 'relative',
              // Not bolder: a wider word would move the others.
              color: color.text,
            },
            '&[aria-checked=true]::after': {
              content: '',
              position: 'absolute',
              insetInline: 0,
              insetBlockEnd: '2px',
              inlineSize: '1rem',
              marginInline: 'auto',
              borderBlockEnd: `2px solid ${hue.fill}`,
            },
          },
        },
      },
    },
    [media.print]: onPaper,
  },
})
/**
 * A narrow card has one slot for the last choice, or for the way back once that is chosen. The others are there for keyboard and
 * screen reader, at the sign.
 */
export const outOfSlot = style({
  '@media': {
    [media.screen]: {
      '@container': {
        [narrow]: {
          position: 'absolute',
          insetInlineStart: space[1],
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
globalStyle(`${choices}:has(> ${outOfSlot}:focus-visible) > ${sign}`, {
  '@media': {
    [media.screen]: {
      '@container': { [narrow]: { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
    },
  },
})
export const icon = style({
  display: 'grid',
  '@media': {
    [media.screen]: { '@container': { [wide]: { display: 'none' } } },
  },
})
export const word = style({
  '@media': { [media.screen]: { '@container': { [narrow]: { display: 'none' } } } },
})
globalStyle(`${sign} > ${word}`, { '@media': { [media.screen]: { display: 'none' } } })

/** Of a row that is being fetched. */
export const waitingDisc = style({ borderColor: color.border })
