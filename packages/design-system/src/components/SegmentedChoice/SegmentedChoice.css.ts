import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { forcedSelected } from '../../theme/states.css.ts'
import { fontSize, fontWeight, media, radius, space } from '../../theme/tokens.ts'

const { color } = vars

export const wrapper = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const label = style({ fontSize: fontSize.sm, color: color.textMuted })
export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  '@media': { [media.print]: { border: 0 } },
})
// What is chosen shows at once. A fade paints frame after frame: a press on a row would cost half as much again.
export const segment = style({
  display: 'inline-flex',
  touchAction: 'manipulation',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: space[8],
  border: '1px solid transparent',
  borderRadius: '6px',
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:active:enabled[aria-checked=false]': { background: color.surfacePressed },
    '&:disabled': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:enabled:not(:active)[aria-checked=false]': {
          background: color.surfaceHover,
          color: color.text,
        },
      },
    },
  },
})
export const size = styleVariants({
  small: { minBlockSize: space[6], paddingInline: space[2] },
  medium: { minBlockSize: space[8], paddingInline: space[3] },
})
export const labelled = style({ whiteSpace: 'nowrap' })
// Where the card, not the window, is narrow, it shows the pictures only. Their names stay spoken.
export const compact = style({
  '@container': { '(width < 30rem)': { minInlineSize: space[8], paddingInline: 0 } },
})
export const compactLabel = style({
  '@media': {
    [media.screen]: { '@container': { '(width < 30rem)': { display: 'none' } } },
  },
})
export const touch = style({
  '@media': { [media.touch]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' } },
})
export const seamless = style({
  flexWrap: 'nowrap',
  '@media': { [media.touch]: { paddingBlock: 0 } },
})

const selected = (text: string, ground: string, edge: string): StyleRule => ({
  selectors: {
    '&[aria-checked=true]': {
      color: text,
      background: ground,
      borderColor: edge,
      boxShadow: vars.elevation.low,
    },
  },
})
export const tone = styleVariants({
  neutral: selected(color.text, color.surfaceRaised, color.borderControl),
  accent: selected(color.accentText, color.accentSubtle, color.accent),
  success: selected(color.successText, color.successSubtle, color.success),
  warning: selected(color.warningText, color.warningSubtle, color.warning),
  danger: selected(color.dangerText, color.dangerSubtle, color.danger),
})
/** On paper the chosen one is a word with its picture, and the others are not there. */
export const printed = style({
  '@media': {
    [media.print]: {
      selectors: {
        '&[aria-checked=false]': { display: 'none' },
        '&[aria-checked=true]': { border: 0, background: 'none', color: color.text },
      },
    },
  },
})
export const forced = style({
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-checked=true]': forcedSelected['@media']?.[media.forcedColors] ?? {} },
    },
  },
})

/** The room of the tick in a row: a target of 44 px. */
export const tickSize = '2.75rem'
/** Placed by the row around it. On paper it is a word like the others. */
export const tick = style({
  touchAction: 'manipulation',
  borderRadius: radius.round,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:disabled': { cursor: 'default' } },
  '@media': {
    [media.screen]: {
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space[2]})`,
      insetBlockStart: space[1],
      display: 'grid',
      placeItems: 'center',
      inlineSize: tickSize,
      blockSize: tickSize,
    },
    [media.print]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      paddingInline: space[2],
      fontSize: fontSize.sm,
      fontWeight: fontWeight.medium,
    },
  },
})
export const ring = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `2px solid ${color.borderControl}`,
  borderRadius: radius.round,
  '@media': {
    [media.print]: { border: 0, inlineSize: 'auto' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
})
// The check comes with the ground of the ring, and fits on it. Not there instead of see-through: the browser would paint
// it in each of many rows.
globalStyle(`${ring} > svg`, { strokeWidth: 3, visibility: 'hidden' })
globalStyle(`${tick}[aria-checked=true] > ${ring} > svg`, { visibility: 'visible' })
globalStyle(`${tick}[aria-checked=true] > ${ring}`, {
  '@media': {
    [media.screen]: {
      borderColor: color.success,
      background: color.success,
      color: color.surface,
    },
    [media.forcedColors]: {
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
})
globalStyle(`${tick}:focus-visible > ${ring}`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
})
// A press shows by a colour. A smaller ring would make the browser divide the whole page into layers again.
globalStyle(`${tick}:active:enabled[aria-checked=false] > ${ring}`, {
  background: color.surfacePressed,
})
globalStyle(`${tick}:disabled > ${ring}`, { borderColor: color.border })
globalStyle(`${tick}:hover:enabled[aria-checked=false] > ${ring}`, {
  '@media': {
    '(hover: hover)': { borderColor: color.success, color: color.success },
  },
})
globalStyle(`${tick}:hover:enabled > ${ring} > svg`, {
  '@media': { '(hover: hover)': { visibility: 'visible' } },
})
export const tickLabel = style({ '@media': { [media.screen]: { display: 'none' } } })
/** At the corner of the tick, so that nothing moves when it comes. */
export const note = style({
  position: 'absolute',
  insetInlineStart: '1.125rem',
  insetBlockStart: space[1],
  display: 'grid',
  borderRadius: radius.round,
  background: color.warningSubtle,
  color: color.warningText,
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' },
  },
})
