import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { actions as formActions, form } from '../Form/Form.css.ts'
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

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  // Not a grid: WebKit leaves its item in the middle of where it was before its content grew, half below the window.
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: 'var(--visual-viewport-height)',
  padding: Object.values(covered)
    .map((side) => `max(${space[4]}, ${side})`)
    .join(' '),
  background: vars.color.scrim,
  // Where scrolling behind a modal cannot be stopped otherwise (Safari on a phone).
  overscrollBehavior: 'contain',
  selectors: { '&[data-entering]': { animation: `${fade} ${vars.motion.slow} ease-out` } },
})
export const modal = style({
  inlineSize: '100%',
  minBlockSize: 0,
  maxBlockSize: '100%',
  display: 'flex',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.high,
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.motion.slow} ease-out` } },
})
/** A sheet from the bottom on a phone, above its keyboard; a box in the middle of wider windows. */
export const sheetOverlay = style({
  '@media': {
    [media.narrow]: {
      alignItems: 'stretch',
      justifyContent: 'flex-end',
      padding: `max(${space[4]}, ${covered.top}) ${covered.right} 0 ${covered.left}`,
    },
  },
})
const slide = keyframes({ from: { transform: 'translateY(100%)' } })
export const sheet = style({
  position: 'relative',
  maxInlineSize: layout.dialogWidth,
  '@media': {
    [media.narrow]: {
      maxInlineSize: 'none',
      borderWidth: '0',
      borderRadius: '20px 20px 0 0',
      selectors: {
        '&[data-entering]': { animation: `${slide} ${vars.motion.slow} ease-out` },
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: space[2],
          insetInlineStart: `calc(50% - 1.125rem)`,
          inlineSize: '2.25rem',
          blockSize: '4px',
          borderRadius: '2px',
          background: vars.color.borderControl,
        },
      },
    },
  },
})
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  inlineSize: '100%',
  // The button that closes is higher than the title.
  padding: `${space[4]} min(${space[6]}, 6vw) min(${space[6]}, 6vw)`,
  overflow: 'auto',
  outline: 'none',
  '@media': {
    [media.narrow]: {
      // Below the handle, which does not scroll.
      marginBlockStart: space[4],
      padding: `0 ${space[4]} calc(${space[4]} + max(${space[2]}, ${covered.bottom}))`,
    },
  },
})
export const header = style({
  display: 'flex',
  // The button is below the title where the text is too large for both.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '2.75rem',
})
globalStyle(`${header} > :first-child`, { flex: '1 1 6em', minInlineSize: 0 })
globalStyle(`${header} > button`, {
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  alignSelf: 'flex-start',
  marginInlineEnd: `calc(-1 * ${space[3]})`,
})
export const title = style({ fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.015em' })
export const description = style({
  color: vars.color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})

// The buttons of a form inside are the buttons of the dialog.
export const actions = style({})
for (const row of [actions, formActions]) {
  const inDialog = `${dialog} .${row}`
  globalStyle(inDialog, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
  })
  const main = `${inDialog} > :is([data-variant=primary], [data-variant=destructive])`
  globalStyle(main, {
    order: 1,
    marginInlineStart: 'auto',
    minInlineSize: '8rem',
    minBlockSize: '2.75rem',
    borderRadius: '10px',
    fontWeight: fontWeight.strong,
    '@media': {
      [media.narrow]: { order: -1, inlineSize: '100%', minBlockSize: '3rem' },
    },
  })
  const other = `${inDialog} > :is([data-variant=secondary], [data-variant=quiet], a)`
  globalStyle(other, {
    minBlockSize: '2.75rem',
    fontSize: fontSize.sm,
    '@media': { [media.narrow]: { inlineSize: '100%' } },
  })
  globalStyle(`${other}:is(:first-child, a)`, {
    '@media': {
      // Flush with what is above.
      [`not ${media.narrow}`]: { marginInlineStart: `calc(-1 * ${space[4]})` },
      // Not doing anything comes last.
      [media.narrow]: { order: 2 },
    },
  })
  globalStyle(`${other}:not([data-disabled])`, {
    color: vars.color.accentText,
    borderColor: 'transparent',
    boxShadow: 'none',
  })
  globalStyle(`${other}:not([data-hovered], [data-pressed])`, { background: 'none' })
}
globalStyle(`${dialog} .${form}`, { gap: space[4] })
