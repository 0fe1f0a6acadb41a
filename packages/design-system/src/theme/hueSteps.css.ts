import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { darkColors, historyRoles, lightColors } from './colors.ts'
import { vars } from './contract.css.ts'
import type { HueName } from './hueNames.ts'
import { hueClass } from './hues.css.ts'
import { stepColor } from './hueSteps.ts'
import { tokens } from './layers.css.ts'
import { cssColor } from './scales.ts'

/** The colours of a history's cells in the nearest hue around. They come with what draws a history. */
export const hueStep = createGlobalThemeContract({
  1: 'h-step-1',
  2: 'h-step-2',
  3: 'h-step-3',
  4: 'h-step-4',
})

for (const name of Object.keys(hueClass) as HueName[]) {
  globalStyle(`.${hueClass[name]}`, {
    '@layer': {
      [tokens]: {
        vars: assignVars(hueStep, {
          1: stepColor(name, 'step1'),
          2: stepColor(name, 'step2'),
          3: stepColor(name, 'step3'),
          4: stepColor(name, 'step4'),
        }),
      },
    },
  })
}

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      vars: Object.fromEntries(
        historyRoles.map((role) => [
          vars.color[role],
          `light-dark(${cssColor(lightColors[role])}, ${cssColor(darkColors[role])})`,
        ]),
      ),
    },
  },
})
