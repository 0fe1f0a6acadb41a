import type { Page } from '@playwright/test'
import { choose, openTodos, status, todos } from '../support/dashboard.ts'
import { expect, setLanguage, test } from '../support/e2e.ts'

/** Notes what live regions say from now on, each with its politeness. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const regions = '[role=status], [role=alert], [role=log], [aria-live]'
    new MutationObserver((changes) => {
      const changed = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(regions),
      )
      const added = changes.flatMap(({ addedNodes }) =>
        [...addedNodes].flatMap((node) =>
          node instanceof Element
            ? [
                ...node.querySelectorAll('[role=alert]'),
                ...(node.matches('[role=alert]') ? [node] : []),
              ]
            : [],
        ),
      )
      for (const region of new Set([...changed, ...added])) {
        const text = region?.textContent?.trim()
        if (region && text && region.getAttribute('aria-live') !== 'off')
          said.push(`${region.getAttribute('role') ?? region.getAttribute('aria-live')}: ${text}`)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
}

test('saved and deleted are spoken once, politely, while the page changes', async ({
  backend,
  page,
  person,
}) => {
  const { dailyTodos } = await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto(`/modules/daily-todos/${dailyTodos[0]?.id}`)
  await page.getByRole('rowheader', { name: 'Walk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Walk' })).toBeFocused()
  const said = await listen(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Swim')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
  await expect(page.getByRole('alertdialog', { name: 'Swim saved' })).toBeVisible()
  expect((await said()).filter((text) => text.includes('saved'))).toEqual(['status: Swim saved'])

  await page.getByRole('rowheader', { name: 'Swim' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Swim' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete this to-do…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
  await expect(page.getByRole('alertdialog', { name: 'Swim deleted' })).toBeVisible()
  expect((await said()).filter((text) => text.includes('deleted'))).toEqual([
    'status: Swim deleted. You can add it again.',
  ])
  expect((await said()).filter((text) => text.startsWith('alert'))).toEqual([])
})

test('every form names what it saved, in the language of the page', async ({
  backend,
  context,
  page,
  person,
}) => {
  const { dailyTodos } = await backend.seed(person.email, todos('Health', ['Walk']))
  const [list] = dailyTodos
  const module = `/modules/daily-todos/${list?.id}`
  const forms = [
    ['/modules/daily-todos/new', 'Home'],
    ['/modules/inspiration/new', 'Quotes'],
    [module, 'Fitness'],
    [`${module}/options/new`, 'Run'],
    [`${module}/options/${list?.options[0]}`, 'Swim'],
    [`${module}/widgets/new`, 'Mornings'],
    [`${module}/widgets/${list?.widgets[0]}`, 'Evenings'],
  ] as const
  for (const [language, label, save, text, message] of [
    ['en-GB', 'Name', 'Save', 'Text', 'saved'],
    ['nl', 'Naam', 'Opslaan', 'Tekst', 'is opgeslagen'],
  ] as const) {
    await setLanguage(context, backend, language)
    for (const [path, name] of forms) {
      await page.goto(path)
      await page.getByRole('textbox', { name: label, exact: true }).fill(`${name} ${language}`)
      if (path.includes('options')) await page.getByRole('textbox', { name: text }).fill('Slowly')
      await page.getByRole('button', { name: save, exact: true }).click()
      const saved = page.getByRole('alertdialog', { name: `${name} ${language} ${message}` })
      await expect(saved).toBeVisible()
    }
  }
})

test('a tick is spoken by its button alone', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk', 'Swim', 'Rest'])
  const said = await listen(page)
  await status(page, 'Walk', 'Done').click()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(page.getByText('1 of 3 done').first()).toBeVisible()
  expect(await said()).toEqual([])
})

for (const [others, settled] of [
  [['Swim'], '2 of 2 done'],
  [['Swim', 'Rest'], '2 of 3 done, 1 skipped'],
] as const) {
  test(`of a list of ${others.length + 1} only the tick that settles the day is said, once, with the list's name`, async ({
    backend,
    page,
    person,
  }) => {
    await openTodos({ backend, page, person }, ['Walk', ...others])
    const said = await listen(page)
    if (others.length > 1) await choose(page, 'Rest', 'Skip')
    await choose(page, 'Walk', 'Done')
    await choose(page, 'Walk', 'Todo')
    await choose(page, 'Walk', 'Done')
    await expect(page.getByText(/^1 of/).first()).toBeVisible()
    expect(await said()).toEqual([])
    await choose(page, 'Swim', 'Done')
    await expect(page.getByRole('article')).toContainText(
      'Health: all set for today. Enjoy the rest of your day!',
    )
    expect(await said()).toEqual([
      `status: ${settled} · Health: all set for today. Enjoy the rest of your day!`,
    ])
  })
}

test('a slow navigation says that it is loading, after a second and not before', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await page.clock.install()
  await page.goto('/account/my')
  await expect(page.getByText(person.email)).toBeVisible()
  const list = page
    .getByRole('navigation', { name: 'Sidebar' })
    .getByRole('link', { name: 'Health' })
  await expect(list).toBeVisible()
  const said = await listen(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await backend.setFault({
    path: '/api/v1/daily-todo-options/',
    method: 'GET',
    delayMs: 30_000,
    times: 9,
  })
  await list.click()
  // The shape of the next page comes 150 ms after the navigation has begun, which itself takes a moment.
  const before = page.getByRole('heading', { level: 1, name: 'My account' })
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(before).toBeHidden({ timeout: 200 })
  }).toPass({ intervals: [0] })
  await page.clock.runFor(800)
  expect(await said()).toEqual([])
  await page.clock.runFor(100)
  await expect.poll(said).toEqual(['status: Loading…'])
})

test('a page of a table says which one it is', async ({ backend, page, person }) => {
  const options = Array.from({ length: 23 }, (_, index) => `Option ${index + 1}`)
  const { dailyTodos } = await backend.seed(person.email, todos('Health', options))
  await page.goto(`/modules/daily-todos/${dailyTodos[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  const said = await listen(page)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(said).toContain('status: Page 2 of 3')
  expect((await said()).filter((text) => text.includes('Page'))).toHaveLength(1)
})
