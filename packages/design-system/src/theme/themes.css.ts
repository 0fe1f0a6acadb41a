import { assignVars, globalStyle } from '@vanilla-extract/css'
import { darkColors, historyRoles, lightColors, moreContrast, type ColorRole } from './colors.ts'
import { vars } from './contract.css.ts'
import { tokens } from './layers.css.ts'
import { cssColor, type Oklch } from './scales.ts'
import { media } from './tokens.ts'

type Colors<Role extends string> = Record<Role, Oklch>

/** Returns the declarations of roles, each for both schemes: `color-scheme` decides which one shows. */
function inBothSchemes<Role extends ColorRole>(
  roles: readonly Role[],
  light: Colors<Role>,
  dark: Colors<Role>,
) {
  return Object.fromEntries(
    roles.map((role) => [
      vars.color[role],
      `light-dark(${cssColor(light[role])}, ${cssColor(dark[role])})`,
    ]),
  )
}

const later: readonly string[] = historyRoles
const roles = (Object.keys(lightColors) as ColorRole[]).filter((role) => !later.includes(role))
const { shadow, text, textMuted, surface, surfaceSunken, ground } = vars.color

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      colorScheme: 'light',
      vars: {
        ...inBothSchemes(roles, lightColors, darkColors),
        ...assignVars(vars.elevation, {
          low: `0 1px 2px ${shadow}, 0 2px 8px -2px ${shadow}`,
          high: `0 2px 4px ${shadow}, 0 16px 48px -8px ${shadow}`,
        }),
        ...assignVars(vars.motion, { fast: '120ms', slow: '180ms' }),
        ...assignVars(vars.controlHeight, {
          small: '2rem',
          medium: '2.5rem',
          large: '3rem',
        }),
      },
      '@media': {
        [media.still]: { vars: assignVars(vars.motion, { fast: '0s', slow: '0s' }) },
        [media.touch]: {
          vars: assignVars(vars.controlHeight, {
            small: '2.75rem',
            medium: '2.75rem',
            large: '3rem',
          }),
        },
        [media.print]: {
          vars: {
            [text]: '#000',
            [textMuted]: '#333',
            [surface]: '#fff',
            [surfaceSunken]: '#fff',
            [ground]: '#fff',
            ...assignVars(vars.elevation, { low: 'none', high: 'none' }),
          },
        },
      },
    },
  },
})

// `data-theme` is "light", "dark" or absent; absent follows the system without any script. Paper is always light.
globalStyle(':root:not([data-theme="light"])', {
  '@layer': {
    [tokens]: {
      '@media': { [`${media.screen} and (prefers-color-scheme: dark)`]: { colorScheme: 'dark' } },
    },
  },
})

globalStyle(':root[data-theme="dark"]', {
  '@layer': { [tokens]: { '@media': { [media.screen]: { colorScheme: 'dark' } } } },
})

const contrastRoles = Object.keys(moreContrast.light) as (keyof typeof moreContrast.light)[]

// More contrast comes after the themes and has more weight.
globalStyle(':root:root:root', {
  '@layer': {
    [tokens]: {
      '@media': {
        [`${media.screen} and ${media.moreContrast}`]: {
          vars: inBothSchemes(contrastRoles, moreContrast.light, moreContrast.dark),
        },
      },
    },
  },
})
