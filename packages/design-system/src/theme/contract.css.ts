import { createGlobalThemeContract } from '@vanilla-extract/css'
import { lightColors, type ColorRole } from './colors.ts'

const roles = Object.fromEntries(Object.keys(lightColors).map((role) => [role, null])) as Record<
  ColorRole,
  null
>

/** Every token that may differ between themes or modes; values are in `themes.css.ts`. */
export const vars = createGlobalThemeContract(
  {
    color: roles,
    elevation: { low: null, high: null },
    motion: { fast: null, slow: null },
    controlHeight: { small: null, medium: null, large: null },
  },
  (_value, path) => `ds-${path.join('-')}`,
)
