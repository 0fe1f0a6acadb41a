import { choose, todos, widget } from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { listen } from '../../support/browser/spoken.ts'

test('a page of a table, saved and deleted are spoken once, politely, while the page changes', async ({
  backend,
  page,
  person,
}) => {
  const options = ['Walk', ...Array.from({ length: 22 }, (_, index) => `Option ${index + 2}`)]
  const { dailyTodos } = await backend.seed(person.email, todos('Health', options))
  await page.goto(`/modules/daily-todos/${dailyTodos[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  const said = await listen(page)
  const saidWith = async (word: string) => (await said()).filter((text) => text.includes(word))

  await test.step('a page of a table says which one it is', async () => {
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect.poll(said).toContain('status: Page 2 of 3')
    expect(await saidWith('Page')).toHaveLength(1)
    await page.getByRole('button', { name: 'First page' }).click()
  })

  await test.step('saved', async () => {
    await page.getByRole('rowheader', { name: 'Walk' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Walk' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Name' }).fill('Swim')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
    await expect(page.getByRole('alertdialog', { name: 'Swim saved' })).toBeVisible()
    await expect.poll(() => saidWith('saved')).toEqual(['status: Swim saved'])
  })

  await test.step('deleted', async () => {
    await page.getByRole('rowheader', { name: 'Swim' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Swim' })).toBeFocused()
    await page.getByRole('button', { name: 'Delete this to-do…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
    await expect(page.getByRole('alertdialog', { name: 'Swim deleted' })).toBeVisible()
    await expect
      .poll(() => saidWith('deleted'))
      .toEqual(['status: Swim deleted. You can add it again.'])
    expect((await said()).filter((text) => text.startsWith('alert'))).toEqual([])
  })
})

test('the dashboard says a card, and the tick that settles a list, once', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, {
    ...todos('Health', ['Walk', 'Swim', 'Rest']),
    inspiration: [{ name: 'Sky', widgets: ['Sky'], options: [{ name: 'Begin', text: 'Begin.' }] }],
  })
  await page.goto('/dashboard')
  await expect(widget(page, 'Sky').getByText('Begin.')).toBeVisible()
  await test.step('a card says its name as a list item and as its heading, and no further time', async () => {
    const named = async (name: string) => {
      const lines = (await page.getByRole('main').ariaSnapshot()).split('\n')
      const beginning = new RegExp(`- '?(\\w+) "${name}`)
      return lines.flatMap((line) => beginning.exec(line)?.[1] ?? [])
    }
    await expect.poll(() => named('Health')).toEqual(['listitem', 'heading', 'button'])
    expect(await named('Sky')).toEqual(['listitem', 'heading', 'button'])
  })

  const said = await listen(page)
  await test.step('a tick is spoken by its button, and not said', async () => {
    await choose(page, 'Walk', 'Done')
    await expect(widget(page, 'Health').getByText('1 of 3 done').first()).toBeVisible()
    await choose(page, 'Rest', 'Skip')
    await choose(page, 'Walk', 'Todo')
    await choose(page, 'Walk', 'Done')
    await expect(
      widget(page, 'Health')
        .getByText(/^1 of 3 done, 1/)
        .first(),
    ).toBeVisible()
    expect(await said()).toEqual([])
  })

  await test.step('the tick that settles a list of three is said once, with its name', async () => {
    await choose(page, 'Swim', 'Done')
    await expect(widget(page, 'Health')).toContainText(
      'Health: all set for today. Enjoy the rest of your day!',
    )
    await expect
      .poll(said)
      .toEqual(['status: Health: all set for today. Enjoy the rest of your day!'])
  })
})

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
