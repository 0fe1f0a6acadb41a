import type { Locator, Page } from '@playwright/test'
import { dayFromNow, openTodos, status } from '../support/pages/dashboard.ts'
import { expect, injectAxe, test } from '../support/e2e.ts'
import { seedModule, testedKinds } from '../support/kinds.ts'

const leastTarget = 44

/** Texts in some parts of the page whose contrast is less than 7. Each part must have a text. */
async function faintIn(page: Page, parts: string[]): Promise<string[]> {
  await injectAxe(page)
  return page.evaluate(async (all) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // The second one leaves what is below 4.5 to the first.
    const runOnly = ['color-contrast', 'color-contrast-enhanced']
    const rules = Object.fromEntries(runOnly.map((rule) => [rule, { enabled: true }]))
    const faint: string[] = []
    for (const include of all) {
      const { violations, passes } = await axe.run({ include }, { runOnly, rules })
      const nodes = violations.flatMap((found) => found.nodes)
      faint.push(...nodes.map(({ html, any }) => `${html}: ${any[0]?.message}`))
      if (nodes.length === 0 && passes.length === 0) faint.push(`${include} has no text`)
    }
    return faint
  }, parts)
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('whatever is pressed in a table and under the page is 44 px high and wide', async ({
    backend,
    page,
    person,
  }) => {
    const options = Array.from({ length: 11 }, (_, index) => `Option ${index + 1}`)
    for (const kind of testedKinds) {
      await seedModule(backend, person.email, kind, { name: kind.title, options })
    }
    await page.goto('/modules')
    for (const { title, called } of testedKinds) {
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).tap()
      const table = page.getByRole('table', { name: called.options })
      await expect(table.getByRole('rowheader')).toHaveCount(10)
      const targets: Locator[] = [
        table.getByRole('link'),
        page
          .getByRole('navigation', { name: `Pages: ${called.options}` })
          .locator('button, [role=radio]'),
        page.getByRole('contentinfo').getByRole('radio'),
      ]
      for (const target of targets) {
        await expect(target.first()).toBeVisible()
        const tooSmall = await target.evaluateAll(
          (elements, least) =>
            elements
              .map((element) => {
                // The link of a row is pressed wherever its row is.
                const isOverRow = getComputedStyle(element, '::after').position === 'absolute'
                const target = (isOverRow && element.closest('tr')) || element
                return { name: element.textContent, box: target.getBoundingClientRect() }
              })
              .filter(({ box }) => Math.round(box.height) < least || Math.round(box.width) < least)
              .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
          leastTarget,
        )
        expect(tooSmall).toEqual([])
      }
      await page.goBack()
    }
  })
})

test('the entry of the open page, statuses, ways through pages and footers have a contrast of 7 in both themes', async ({
  backend,
  page,
  person,
}) => {
  const expectStrong = async (parts: string[]) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect
        .poll(async () => ({ colorScheme, faint: await faintIn(page, parts) }))
        .toEqual({ colorScheme, faint: [] })
    }
  }
  // Wide enough for the words of the statuses.
  await page.setViewportSize({ width: 640, height: 900 })
  const items = { Walk: { [dayFromNow(0)]: 'done' }, Read: { [dayFromNow(0)]: 'skip' } } as const
  const lots = Array.from({ length: 11 }, (_, index) => `Way ${index + 1}`)
  await openTodos({ backend, page, person }, ['Swim', 'Walk', 'Read', ...lots], items)
  await page.getByRole('button', { name: '2 complete' }).click()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expectStrong(
    ['true', 'false'].map((isChosen) => `main [role=radio][aria-checked=${isChosen}]`),
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible()
  await expectStrong(['[aria-current=page]', 'footer'])
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('rowheader', { name: 'Health' }).getByRole('link').click()
  await expect(page.getByRole('rowheader', { name: 'Read' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages: To-dos' })).toBeVisible()
  await expectStrong(['[aria-current=page]', 'nav[aria-label="Pages: To-dos"]', 'footer'])
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('the entry of the open page looks different with and without the focus', async ({
    page,
    person,
  }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    for (const name of ['Main', 'Sidebar']) {
      const entry = page.getByRole('navigation', { name }).locator('[aria-current=page]')
      const lookOf = (element: Locator) =>
        element.evaluate((node) => {
          const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(node)
          return { outline: `${outlineStyle} ${outlineColor}`, backgroundColor }
        })
      const withoutFocus = await lookOf(entry)
      const other = await lookOf(page.getByRole('link', { name: 'Settings' }).first())
      // The keyboard came last, so that the focus is one that shows.
      await page.keyboard.press('Shift')
      await entry.focus()
      const withFocus = await lookOf(entry)
      expect(withoutFocus.backgroundColor).not.toBe(other.backgroundColor)
      expect(withFocus.outline).not.toBe(withoutFocus.outline)
      expect(withFocus.outline).not.toContain(withFocus.backgroundColor)
    }
  })
})
