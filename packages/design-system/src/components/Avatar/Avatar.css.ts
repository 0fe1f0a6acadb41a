import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, media, space } from '../../theme/tokens.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: '50%',
  background: vars.color.accentSubtle,
  color: vars.color.accentText,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  textTransform: 'uppercase',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
