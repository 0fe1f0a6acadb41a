import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './devices.ts'
import { colourRules, expectAccessible, rules } from './e2e.ts'

const light = { colorScheme: 'light', forcedColors: 'none' } as const
const dark = { ...light, colorScheme: 'dark' } as const
const forced = { ...light, forcedColors: 'active' } as const

/** A width does not change colours: of the other colours, the narrow and the wide frame are enough. */
const looks = [
  { media: light, widths: [320, 375, 768, 1280], checked: rules },
  { media: dark, widths: [375, 1280], checked: colourRules },
  { media: forced, widths: [320, 768], checked: colourRules },
]
/** Another language only changes the length of the words. */
const translatedLooks = [{ media: light, widths: [320, 1280], checked: rules }]

/** At four widths, light, dark and in forced colours. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  const isTranslated = (await page.locator('html').getAttribute('lang')) !== 'en-GB'
  for (const { media, widths, checked } of isTranslated ? translatedLooks : looks) {
    // Nothing has to come to rest after each change of the window then.
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Wherever else, a control may be halfway under the header, and count as too small.
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, checked)
    }
  }
}
