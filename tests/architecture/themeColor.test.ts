import { expect, test } from 'vitest'
import { darkColors, lightColors } from '../../packages/design-system/src/theme/colors.ts'
import { linearRgb } from '../../packages/design-system/src/theme/contrast.ts'
import type { Oklch } from '../../packages/design-system/src/theme/scales.ts'
import { read } from './sources.ts'

/** Returns a colour as browsers take it from a page: `#171b25`. */
function hex(color: Oklch): string {
  const channels = linearRgb(color).map((light) => {
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

test.for([
  ['light', lightColors],
  ['dark', darkColors],
] as const)(
  'the bar of the browser has the colour of the header in the %s theme',
  ([name, roles]) => {
    const [, color] =
      new RegExp(`content="(#[0-9a-f]{6})"[^>]*data-theme="${name}"`).exec(read('index.html')) ?? []
    expect(color).toBe(hex(roles.surface))
  },
)

test('the installed app starts in the colour of the header', () => {
  const { background_color, theme_color } = JSON.parse(read('public/manifest.webmanifest')) as {
    background_color: string
    theme_color: string
  }
  expect([background_color, theme_color]).toEqual([
    hex(lightColors.surface),
    hex(lightColors.surface),
  ])
})
