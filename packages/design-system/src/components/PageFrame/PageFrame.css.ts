import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { covered, layout, maxWidth, media, space, zIndex } from '../../theme/tokens.ts'

const { color } = vars

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  paddingRight: covered.right,
  paddingLeft: covered.left,
  color: color.text,
  // A block is divided between pages more carefully than the content of a flexible box.
  '@media': { [media.print]: { display: 'block', minBlockSize: 0 } },
})
/** The light of dawn at the top of a quiet ground. */
const dawn = `radial-gradient(60rem 30rem at 88% -6rem, ${color.dawnSide}, transparent 70%), linear-gradient(${color.dawnTop}, ${color.ground} 30rem) ${color.ground}`

export const variant = styleVariants({
  default: { background: color.surface },
  settings: { background: color.ground, '@media': { [media.print]: { background: 'none' } } },
  welcome: { background: dawn },
  board: {
    background: dawn,
    // The day is over, or not there yet: the light of dawn has gone.
    selectors: { '&:has([data-another-day])': { background: color.past } },
    '@media': { [media.print]: { background: 'none' } },
  },
  waiting: { background: color.ground },
})
export const header = style([
  notPrinted,
  {
    zIndex: zIndex.sticky,
    paddingTop: covered.top,
    background: color.surface,
    borderBlockEnd: `1px solid ${color.border}`,
  },
])
/** The bar stays visible while the page scrolls; on a welcome a keyboard needs the room. */
export const stickyHeader = style({
  position: 'sticky',
  insetBlockStart: 0,
  // Keeps the bar from covering half of a zoomed page.
  '@media': { '(height < 30rem)': { position: 'static' } },
})
export const body = style({
  display: 'flex',
  flexGrow: 1,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'block' } },
})
/** The sidebar is as high as the content, so that a page that fits does not scroll. */
export const sidebar = style({
  flexShrink: 0,
  '@media': { [media.narrow]: { display: 'contents' }, [media.print]: { display: 'none' } },
})
/** Adds nothing to the height of the page, fills it, and is at most as high as the window. */
export const sidebarContent = style({
  position: 'sticky',
  insetBlockStart: `calc(${layout.headerHeight} + ${covered.top})`,
  blockSize: 0,
  minBlockSize: `min(100%, calc(100dvh - ${layout.headerHeight} - ${covered.top}))`,
  overflowY: 'auto',
  '@media': { [media.narrow]: { display: 'contents' } },
})
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  marginInline: 'auto',
  padding: `${space[8]} ${space[8]} ${space[16]}`,
  outline: 'none',
  '@media': {
    [media.narrow]: { padding: `${space[1]} ${space[3]} ${space[2]}` },
    [media.print]: { display: 'block', padding: 0 },
  },
})
export const content = style({ display: 'contents' })
export const hiddenContent = style({ display: 'none' })
/** One width for all, so that the title stays where it is from page to page. */
const wide = { maxInlineSize: maxWidth.wide }
const middle = {
  maxInlineSize: `calc(${maxWidth.form} + 4rem)`,
  justifyContent: 'center',
  paddingBlock: space[8],
}
export const mainOf = styleVariants({
  default: wide,
  settings: wide,
  // As high on every page, so that the title stays where it is from step to step.
  welcome: {
    maxInlineSize: `calc(24rem + 4rem)`,
    paddingBlock: '6rem 4rem',
    '@media': {
      [media.narrow]: { padding: `min(3rem, 10vh) ${space[4]} ${space[8]}` },
    },
  },
  board: wide,
  waiting: middle,
})

// What has a sidebar has a bar at the end of a narrow window, which comes later: its room is there before.
globalStyle(`${frame}:has(> ${body} > ${sidebar})`, {
  '@media': {
    '(width < 48rem) and (height >= 30rem)': {
      paddingBlockEnd: `calc(${layout.bottomBarHeight} + ${covered.bottom})`,
    },
  },
})
