import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A story is a part of a page: its content need not be in a landmark.
  rules: { region: { enabled: false } },
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Finds what is wrong with the story dark and right-to-left; the addon has checked it light and left-to-right. */
async function violations() {
  const root = document.documentElement
  root.dataset['theme'] = 'dark'
  root.dataset['motion'] = 'none'
  root.dir = 'rtl'
  await frame()
  await frame()
  const { violations: found } = await axe.run(document.body, axeOptions)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `dark rtl: ${id}: ${html} ${failureSummary ?? ''}`),
  )
}

/** What makes the story wider than a window of 320 px. */
function tooWide() {
  if (document.documentElement.scrollWidth <= 320) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > 320)
    .map((element) => element.outerHTML.slice(0, 200))
}

afterEach(async () => {
  // Motion is switched off below; that would cancel a way out, and the overlay would stay.
  const leaving = () => document.querySelectorAll('[data-exiting]').length
  await expect.poll(leaving, { timeout: 10_000 }).toBe(0)

  expect(await violations()).toEqual([])

  document.documentElement.dir = 'ltr'
  await page.viewport(320, 800)
  try {
    // An open overlay needs a moment to find its new place.
    await expect.poll(tooWide, { timeout: 10_000 }).toEqual([])
  } finally {
    await page.viewport(1280, 800)
  }
})
