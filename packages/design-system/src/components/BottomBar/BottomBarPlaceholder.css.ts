import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { covered, layout, media } from '../../theme/tokens.ts'

export const bar = style({
  display: 'none',
  '@media': {
    [`${media.narrow} and (height >= 30rem)`]: {
      display: 'block',
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      blockSize: `calc(${layout.bottomBarHeight} + ${covered.bottom})`,
      borderBlockStart: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
    },
  },
})
