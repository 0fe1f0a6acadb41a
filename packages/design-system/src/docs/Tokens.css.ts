import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import type { ColorRole } from '../theme/colors.ts'
import { radius, space } from '../theme/tokens.ts'

const roles = Object.keys(vars.color) as ColorRole[]
const byRole = Object.fromEntries(roles.map((role) => [role, role])) as Record<ColorRole, ColorRole>
const bar = createVar()

export const swatch = style({
  inlineSize: '100%',
  blockSize: space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.control,
})
export const color = styleVariants(byRole, (role) => ({ background: vars.color[role] }))
export const palette = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[4],
})
export const spaceBar = style({
  blockSize: space[4],
  inlineSize: bar,
  background: vars.color.accent,
  borderRadius: radius.small,
})
export const spaceOf = styleVariants(space, (value) => ({ vars: { [bar]: value } }))
export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '8rem',
  maxInlineSize: '100%',
  blockSize: '5rem',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
})
export const radiusOf = styleVariants(radius, (value) => ({ borderRadius: value }))
export const elevationOf = styleVariants({
  low: { boxShadow: vars.elevation.low },
  middle: { boxShadow: vars.elevation.middle },
  high: { boxShadow: vars.elevation.high },
})
export const sky = style({
  inlineSize: '100%',
  blockSize: '8rem',
  borderRadius: radius.card,
  background: `linear-gradient(170deg, ${vars.color.skyTop}, ${vars.color.skyMiddle} 45%, ${vars.color.skyBottom})`,
})
