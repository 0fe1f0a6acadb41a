import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/tokens.ts'

export const progressBar = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
export const texts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: fontSize.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const track = style({
  blockSize: space[2],
  borderRadius: radius.round,
  background: vars.color.surfacePressed,
  overflow: 'hidden',
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { border: `1px solid ${vars.color.text}` },
  },
})
export const fill = style({
  blockSize: '100%',
  borderRadius: radius.round,
  background: vars.color.accent,
  transition: `inline-size ${vars.motion.slow} ease-out`,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
