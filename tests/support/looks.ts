import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './devices.ts'
import { expectAccessible } from './e2e.ts'

const sizes = [320, 375, 768, 1280]
/** What a width changes is not a colour: each look on the narrow and on the wide frame is enough. */
const looks = [
  { media: { colorScheme: 'light', forcedColors: 'none' }, widths: sizes },
  { media: { colorScheme: 'dark', forcedColors: 'none' }, widths: [375, 1280] },
  { media: { colorScheme: 'light', forcedColors: 'active' }, widths: [320, 768] },
] as const

/** At four widths, light, dark and in forced colours. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const { media, widths } of looks) {
    await page.emulateMedia(media)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Wherever else, a control may be halfway under the header, and count as too small.
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  }
}
