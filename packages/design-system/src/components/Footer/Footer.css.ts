import { style, styleVariants } from '@vanilla-extract/css'
import { betweenEnds } from '../../theme/arrangements.ts'
import { vars } from '../../theme/contract.css.ts'
import { notPrinted } from '../../theme/states.css.ts'
import { covered, fontSize, media, space } from '../../theme/tokens.ts'

export const footer = style([
  notPrinted,
  {
    ...betweenEnds,
    padding: `${space[4]} ${space[6]} calc(${space[4]} + ${covered.bottom})`,
    color: vars.color.textMuted,
    fontSize: fontSize.sm,
    '@media': { [media.narrow]: { paddingInline: space[4] } },
  },
])
export const tone = styleVariants({
  plain: {},
  tinted: {
    background: vars.color.ground,
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
})
