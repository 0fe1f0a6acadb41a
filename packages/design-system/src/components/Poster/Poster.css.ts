import { style } from '@vanilla-extract/css'
import { cardGround } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, media, space } from '../../theme/tokens.ts'

const { color } = vars

export const poster = style({
  position: 'relative',
  alignSelf: 'start',
  minInlineSize: 0,
  ...cardGround,
  color: color.text,
  overflow: 'hidden',
  containerType: 'inline-size',
  '@media': { [media.print]: { breakInside: 'avoid', containerType: 'normal' } },
})
export const warm = style({
  borderColor: 'transparent',
  background: `linear-gradient(150deg, ${color.posterTop}, ${color.posterMiddle} 55%, ${color.posterBottom})`,
  color: color.onPoster,
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.print]: { background: 'none', color: '#000', borderColor: '#999' },
  },
})
export const text = style({
  padding: `${space[5]} ${space[6]}`,
  // The menu is beside the first line, and as wide as a finger on touch.
  paddingInlineEnd: '4rem',
})
export const quotation = style({
  margin: 0,
  fontFamily: fontFamily.quoted,
  fontSize: fontSize.xl,
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { [media.narrow]: { fontSize: fontSize.lg } },
})
export const long = style({ fontSize: fontSize.lg })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  padding: `0 ${space[2]} 0 ${space[5]}`,
})
/** Without a caption the menu has no line of its own. */
export const menuOnly = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  padding: 0,
})
export const caption = style({ fontSize: fontSize.sm, color: 'inherit' })
export const menu = style({ display: 'inline-flex', marginInlineStart: 'auto' })
