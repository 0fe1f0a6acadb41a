import { expect, test } from '@playwright/test'

/** The widths and settings in which each story is drawn. */
const views = [
  { name: 'light', width: 1280, globals: 'theme:light' },
  { name: 'dark', width: 1280, globals: 'theme:dark' },
  { name: 'narrow', width: 375, globals: 'theme:light' },
  { name: 'rtl', width: 1280, globals: 'theme:light;direction:rtl' },
]

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

for (const story of process.env['STORIES']?.split(',') ?? []) {
  for (const { name, width, globals } of views) {
    test(`${story} (${name})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/iframe.html?id=${story}&globals=${globals};motion:none`)
      // The play function belongs to the story.
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow
        return /^(completed|finished|errored|aborted)$/.test(preview?.currentRender?.phase ?? '')
      })
      await expect(page).toHaveScreenshot(`${story}-${name}.png`)
    })
  }
}
