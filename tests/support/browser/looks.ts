import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll } from './devices.ts'
import { colourRules, expectAccessible, roomRules, rules } from '../e2e.ts'

const light = { colorScheme: 'light', forcedColors: 'none' } as const
const dark = { ...light, colorScheme: 'dark' } as const
const forced = { ...light, forcedColors: 'active' } as const

/**
 * A phone and a laptop are checked by all rules. Another width within the same frame only changes the room, and other
 * colours only the colours. By width, because a change of the window costs the most.
 */
const looks = [
  { width: 320, media: light, checked: roomRules },
  { width: 320, media: forced, checked: colourRules },
  { width: 375, media: light, checked: rules },
  { width: 375, media: dark, checked: colourRules },
  { width: 768, media: light, checked: roomRules },
  { width: 768, media: forced, checked: colourRules },
  { width: 1280, media: light, checked: rules },
  { width: 1280, media: dark, checked: colourRules },
]
/** Other words only change the room. */
const looksOfWords = [320, 1280].map((width) => ({ width, media: light, checked: roomRules }))

/** The folder for pictures of each state, by the test, in the order of its states. Without it none are taken. */
const pictures = process.env['DAYMARK_PICTURES']
const pictured = { widths: [375, 1280], schemes: ['light', 'dark'] } as const
const counts = new WeakMap<Page, number>()

async function takePictures(page: Page, folder: string, language: string): Promise<void> {
  const count = (counts.get(page) ?? 0) + 1
  counts.set(page, count)
  const name = test.info().title.replaceAll(/\W+/g, '-').slice(0, 60)
  for (const width of pictured.widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of pictured.schemes) {
      await page.emulateMedia({ colorScheme, forcedColors: 'none' })
      const file = `${String(count).padStart(2, '0')}-${width}-${colorScheme}-${language}.png`
      await page.screenshot({ path: join(folder, name, file), fullPage: true })
    }
  }
}

async function expectAccessibleIn(page: Page, some: typeof looks): Promise<void> {
  for (const { width, media, checked } of some) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia(media)
    // Wherever else, a control may be halfway under the header, and count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, checked)
  }
}

/** At four widths, light, dark and in forced colours. A page in Dutch has other words than the one in English. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? ''
  if (pictures !== undefined) await takePictures(page, pictures, language)
  await expectAccessibleIn(page, language === 'en-GB' ? looks : looksOfWords)
}

/** For a state that differs from the one before it in nothing but its words. */
export const expectRoomForWords = (page: Page) => expectAccessibleIn(page, looksOfWords)
