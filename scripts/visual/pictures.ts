import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright'
import { PNG } from 'pngjs'

/** The widths and settings in which each story is drawn. */
export const views = [
  { name: 'light', width: 1280, globals: 'theme:light' },
  { name: 'dark', width: 1280, globals: 'theme:dark' },
  { name: 'narrow', width: 375, globals: 'theme:light' },
  { name: 'rtl', width: 1280, globals: 'theme:light;direction:rtl' },
] as const
export type View = (typeof views)[number]

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** Returns the picture of a story, after its play function. */
export async function pictureOf(page: Page, url: string, story: string, view: View) {
  await page.setViewportSize({ width: view.width, height: 800 })
  await page.goto(`${url}/iframe.html?id=${story}&globals=${view.globals};motion:none`)
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow
    return /^(completed|finished|errored|aborted)$/.test(preview?.currentRender?.phase ?? '')
  })
  return page.screenshot({ animations: 'disabled' })
}

/** Returns the places where two pictures differ, as a picture, or undefined when they look the same. */
export function differenceOf(before: Buffer, after: Buffer): Buffer | undefined {
  if (before.equals(after)) return undefined
  const [old, young] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = young
  if (old.width !== width || old.height !== height) return after
  const difference = new PNG({ width, height })
  const count = pixelmatch(old.data, young.data, difference.data, width, height, { threshold: 0.1 })
  return count === 0 ? undefined : PNG.sync.write(difference)
}
