import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './devices.ts'
import { colourRules, expectAccessible, roomRules, rules } from './e2e.ts'

const light = { colorScheme: 'light', forcedColors: 'none' } as const
const dark = { ...light, colorScheme: 'dark' } as const
const forced = { ...light, forcedColors: 'active' } as const

interface Look {
  media: typeof light | typeof dark | typeof forced
  checked: string[]
}

/** The narrowest window of its frame. */
const tight: Look[] = [
  { media: light, checked: roomRules },
  { media: forced, checked: colourRules },
]
const usual: Look[] = [
  { media: light, checked: rules },
  { media: dark, checked: colourRules },
]
/**
 * A phone and a laptop are checked by all rules. Another width within the same frame only changes the room, and other
 * colours only the colours.
 */
const looks = [
  { width: 320, at: tight },
  { width: 375, at: usual },
  { width: 768, at: tight },
  { width: 1280, at: usual },
]
/** Another language only changes the length of the words, and so the room. */
const translatedLooks = [320, 1280].map((width) => ({
  width,
  at: [{ media: light, checked: roomRules }],
}))

/** At four widths, light, dark and in forced colours. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  const isTranslated = (await page.locator('html').getAttribute('lang')) !== 'en-GB'
  for (const { width, at } of isTranslated ? translatedLooks : looks) {
    await page.setViewportSize({ width, height: 900 })
    // Wherever else, a control may be halfway under the header, and count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoSidewaysScroll(page)
    for (const { media, checked } of at) {
      await page.emulateMedia(media)
      await expectAccessible(page, checked)
    }
  }
}
