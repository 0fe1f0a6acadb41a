import { globalStyle, style } from '@vanilla-extract/css'
import { field, requiredMark } from '../Field/Field.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { leaveRoomAtEnd } from '../../theme/roomAtEnd.ts'
import { covered, fontSize, layout, media, radius, space, zIndex } from '../../theme/tokens.ts'

const { color } = vars

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
/** What asks for one thing does not say that it is needed. */
export const unmarked = style({})
globalStyle(`${unmarked} ${requiredMark}`, { display: 'none' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const requiredText = style({
  display: 'none',
  color: color.textMuted,
  fontSize: fontSize.sm,
  selectors: { [`form:has(${requiredMark}) > &`]: { display: 'block' } },
})
// The only field of a form is always required, so it has no mark.
const single = `${form}:not(:has(${field} ~ ${field}))`
globalStyle(`${single} ${requiredMark}, ${single} > ${requiredText}`, { display: 'none' })

const stuck = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.sticky,
  marginInline: `calc(-1 * ${space[2]})`,
  padding: space[2],
  borderRadius: radius.control,
  background: color.ground,
} as const
/**
 * The buttons stay at the end of the window, above its bar. A low window has no bar, nor has one with a keyboard. There they stay
 * once something is typed: before that they would cover what helps to fill the first field.
 */
const aboveBar = `${media.screen} and ${media.narrow} and (height >= 30rem)`
const lowWindow = `${media.screen} and ${media.narrow} and (20rem <= height < 30rem)`
const typed = 'form:has(:is(input, textarea):not(:placeholder-shown))'
export const sticky = style({
  '@media': {
    [aboveBar]: {
      ...stuck,
      insetBlockEnd: `calc(${layout.bottomBarHeight} + ${covered.bottom})`,
    },
    [lowWindow]: { selectors: { [`${typed} > &`]: stuck } },
  },
})
const height = `${vars.controlHeight.large} + 2 * ${space[2]}`
leaveRoomAtEnd(sticky, {
  [aboveBar]: `calc(${layout.bottomBarHeight} + ${covered.bottom} + ${height} + ${space[2]})`,
})
leaveRoomAtEnd(`${typed} > ${sticky}`, { [lowWindow]: `calc(${height} + ${space[2]})` })
// The alert is always in the document. While it is empty, the column has no gap for it.
export const alert = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const errors = style({
  display: 'flex',
  gap: space[2],
  padding: space[3],
  // Forced colours show an edge.
  border: '1px solid transparent',
  borderRadius: radius.field,
  background: color.warningSubtle,
  color: color.warningText,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
})
export const icon = style({ flexShrink: 0 })
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
export const jump = style({
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  minBlockSize: space[6],
})
