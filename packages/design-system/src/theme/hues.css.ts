import { assignVars, createGlobalThemeContract, styleVariants } from '@vanilla-extract/css'
import { tokens } from './layers.css.ts'
import type { HueName } from './hueNames.ts'
import { hueColor, hues } from './hues.ts'
import { media } from './tokens.ts'

/** The colours of the nearest hue around. Those of a history's cells are in `hueSteps.css.ts`. */
export const hue = createGlobalThemeContract({
  fill: 'h-fill',
  ink: 'h-ink',
  onFill: 'h-on-fill',
  tint: 'h-tint',
  edge: 'h-edge',
})

type Part = keyof typeof hue

function values(name: HueName): Record<Part, string> {
  const part = (key: Part) => hueColor(name, key)
  return {
    fill: part('fill'),
    ink: part('ink'),
    onFill: part('onFill'),
    tint: part('tint'),
    edge: part('edge'),
  }
}

/** The class that gives an element, and all inside it, a hue. */
export const hueClass = styleVariants(
  hues,
  (_colors, name) => ({
    '@layer': {
      [tokens]: {
        vars: assignVars(hue, values(name)),
        '@media': {
          [media.forcedColors]: {
            vars: { [hue.fill]: 'CanvasText', [hue.ink]: 'CanvasText', [hue.edge]: 'CanvasText' },
          },
        },
      },
    },
  }),
  'hue',
)
