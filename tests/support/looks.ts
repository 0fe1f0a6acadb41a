import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './devices.ts'
import { colourRules, expectAccessible, roomRules, rules } from './e2e.ts'

const light = { colorScheme: 'light', forcedColors: 'none' } as const
const dark = { ...light, colorScheme: 'dark' } as const
const forced = { ...light, forcedColors: 'active' } as const

/**
 * The narrow and the wide frame are checked by all rules. Another width within a frame only changes the room, and other
 * colours only the colours.
 */
const looks = [
  { media: light, widths: [320, 768], checked: roomRules },
  { media: light, widths: [375, 1280], checked: rules },
  { media: dark, widths: [375, 1280], checked: colourRules },
  { media: forced, widths: [320, 768], checked: colourRules },
]
/** Another language only changes the length of the words, and so the room. */
const translatedLooks = [{ media: light, widths: [320, 1280], checked: roomRules }]

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
