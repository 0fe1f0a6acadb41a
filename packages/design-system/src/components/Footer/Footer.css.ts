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
    // One quiet line. Its last target reaches beyond what it shows, which ends where the cards do.
    '@media': {
      [media.narrow]: {
        gap: `0 ${space[2]}`,
        minBlockSize: '2.75rem',
        marginBlockEnd: space[2],
        padding: `0 6px 0 ${space[4]}`,
        fontSize: fontSize.xs,
      },
    },
  },
])
export const tone = styleVariants({
  plain: { '@media': { [media.narrow]: { paddingBlockEnd: covered.bottom } } },
  tinted: {
    background: vars.color.ground,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [media.narrow]: { background: 'none', borderBlockStart: 0 } },
  },
})
