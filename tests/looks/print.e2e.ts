import type { Page } from '@playwright/test'
import { choice, dayFromNow, openTodos, status, todos, widget } from '../support/pages/dashboard.ts'
import { expect, test } from '../support/e2e.ts'
import { pageCount } from '../support/browser/paper.ts'

const today = dayFromNow(0)

const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']

/** Returns the colours of the parts of the page: of what is written, and of what is below it. */
function coloursOf(page: Page) {
  return page.evaluate(() =>
    ['html', 'h1', 'main li > div', 'main li h2', 'main li li'].map((selector) => {
      const element = document.querySelector(selector)
      const { color, backgroundColor } = element ? getComputedStyle(element) : {}
      return [selector, color, backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor]
    }),
  )
}

test('a day prints black on white, whatever the theme: its lists with what was chosen, and nothing to press', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, {
    inspiration: [
      {
        name: 'Thoughts',
        widgets: ['Thoughts'],
        options: [{ name: 'Calm', text: 'Begin with little' }],
      },
    ],
  })
  const done = { [today]: 'done' } as const
  await backend.seed(
    person.email,
    todos('Body', ['Run', 'Swim', 'Sleep'], { Run: done, Swim: done, Sleep: done }),
  )
  const items = { Walk: done, Read: { [today]: 'skip' } } as const
  await openTodos({ backend, page, person }, ['Dishes', 'Walk', 'Read'], items)
  await expect(page.getByText('Begin with little')).toBeVisible()
  const [health, body] = [widget(page, 'Health'), widget(page, 'Body')]
  for (const [list, folded] of [
    [health, '2 complete'],
    [body, '3 done'],
  ] as const) {
    await expect(list.getByRole('button', { name: folded, expanded: false })).toBeVisible()
  }
  for (const name of ['Walk', 'Run']) await expect(choice(page, name)).toHaveCount(0)

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`in the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ media: 'print', colorScheme })
      await expect(health.getByRole('heading', { name: 'Health' })).toBeVisible()
      await expect(health.getByText(today)).toBeVisible()
      for (const [name, chosen] of [
        ['Walk', 'Done'],
        ['Read', 'Skip'],
        ['Dishes', 'Todo'],
      ] as const) {
        await expect(health.getByRole('button', { name, exact: true })).toBeVisible()
        await expect(status(page, name, chosen)).toBeVisible()
        await expect(status(page, name, chosen).getByText(chosen)).toBeInViewport({ ratio: 0 })
        await expect(health.getByRole('radiogroup', { name }).getByRole('radio')).toHaveCount(1)
      }
      // The words begin at one edge.
      const edges = await health.getByText(/^(Health|Dishes|Walk|Read)$/).evaluateAll((texts) =>
        texts.map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return Math.round(range.getBoundingClientRect().left)
        }),
      )
      expect(new Set(edges).size, String(edges)).toBe(1)
      await expect(page.getByText('Begin with little')).toBeVisible()
      for (const part of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(part)).toHaveCount(0)
      }
      await expect
        .poll(() => coloursOf(page))
        .toEqual([
          ['html', black, white],
          ['h1', black, ''],
          ['main li > div', black, white],
          ['main li h2', black, ''],
          ['main li li', black, ''],
        ])
    })
  }
  await test.step('a settled day that is folded on the screen is whole on paper', async () => {
    for (const name of ['Run', 'Swim', 'Sleep']) {
      await expect(status(page, name, 'Done')).toBeVisible()
    }
  })
  await test.step('there is nothing to press', async () => {
    // The names of to-dos and lists are buttons on the screen, and the only things that could be pressed.
    const todoNames = ['Dishes', 'Walk', 'Read', 'Run', 'Swim', 'Sleep']
    const names = [...todoNames, 'Health: more actions', 'Body: more actions']
    for (const name of names) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('button')).toHaveCount(names.length)
  })
})

test('no card is divided between two pages', async ({ backend, page, person }) => {
  const names = Array.from({ length: 9 }, (_, index) => `Task ${index + 1}`)
  for (const list of ['One', 'Two', 'Three', 'Four']) {
    await backend.seed(person.email, todos(list, names))
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByRole('radiogroup')).toHaveCount(36)
  // With the margins of a browser there is room for one list and a half on a page.
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  expect(pageCount(pdf)).toBe(4)
})

test('a list of more than sixty is whole on paper, and afterwards as it was on the screen', async ({
  backend,
  page,
  person,
}) => {
  const names = Array.from({ length: 120 }, (_, index) => `Task ${index + 1}`)
  await backend.seed(person.email, todos('Long', names, { 'Task 1': { [today]: 'done' } }))
  await page.goto('/dashboard')
  const rows = page.getByRole('list', { name: 'To-dos of Long' })
  await expect(rows.getByRole('listitem')).toHaveCount(60)

  await page.emulateMedia({ media: 'print' })
  await expect(rows.getByRole('listitem')).toHaveCount(120)
  await expect(status(page, 'Task 1', 'Done').getByText('Done')).toBeVisible()
  for (const name of ['Task 2', 'Task 60', 'Task 120']) {
    await expect(status(page, name, 'Todo').getByText('Todo')).toBeVisible()
  }
  const pdf = await page.pdf({ format: 'A4' })
  // A sheet has room for about twenty to-dos with a line about each.
  expect(pageCount(pdf)).toBeGreaterThanOrEqual(5)

  await page.emulateMedia({ media: 'screen' })
  await expect(rows.getByRole('listitem')).toHaveCount(60)
})
