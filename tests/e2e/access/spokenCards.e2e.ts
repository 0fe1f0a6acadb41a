import { dayFromNow, leaveWaiting, openTodos, todos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, pageHeading, test } from '../../support/e2e.ts'
import { spokenNodes } from '../../support/browser/spokenTree.ts'

const done = Object.fromEntries([1, 2, 3].map((ago) => [dayFromNow(-ago), 'done'] as const))

test('a row says its name once, and what is beside it with pauses between and without the dots', async ({
  backend,
  page,
  person,
}) => {
  const items = {
    Walk: done,
    Drink: done,
    Read: { [dayFromNow(-2)]: 'done', [dayFromNow(-1)]: 'todo' },
  } as const
  await openTodos({ backend, page, person }, ['Walk', 'Drink', 'Read'], items)
  await expect(page.getByRole('button', { name: 'Walk' })).toContainText('3 days')
  const heard = async () => (await spokenNodes(page)).map(({ name }) => name)
  const expectNoDots = async () =>
    expect((await heard()).filter((text) => /^\s*·/.test(text))).toEqual([])
  await test.step('today, with what is left of yesterday', async () => {
    await expect(page.getByRole('button', { name: /^Yesterday/ })).toBeVisible()
    await expect.poll(heard).toContain(', ')
    await expectNoDots()
  })
  await test.step('another day, with the way back', async () => {
    await page.getByRole('button', { name: 'Previous day' }).first().click()
    await expect(page.getByRole('button', { name: 'Back to today' })).toBeVisible()
    await expectNoDots()
  })
  await test.step('the history', async () => {
    await page.goto('/history')
    await expect(pageHeading(page)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectNoDots()
  })
  await test.step('a row that waits', async () => {
    await page.goto('/dashboard')
    await leaveWaiting({ backend, page })
    const rows = async () =>
      (await spokenNodes(page)).flatMap(({ role, name, description }) =>
        role === 'button' && /Walk|Drink/.test(name) ? [`${name} / ${description}`] : [],
      )
    await expect
      .poll(rows)
      .toEqual(['Walk / Not sent yet. 4 days. About Walk', 'Drink / 3 days. About Drink'])
    await expectAccessible(page)
  })
})

test('by ear each card is told from the others: its heading, its day, its rows and its field say which it is', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Morning', ['Walk']))
  await backend.seed(person.email, todos('Evening', ['Read']))
  await backend.seed(person.email, {
    inspiration: ['Quotes', 'Songs'].map((name) => ({
      name,
      widgets: [name],
      options: [{ name, text: `From my ${name}` }],
    })),
  })
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Morning',
    'Evening',
    'Quotes',
    'Songs',
  ])
  await expect(main.getByRole('textbox')).toHaveCount(2)
  const parts = ['article', 'form', 'group', 'heading', 'list', 'listitem', 'region', 'textbox']
  const heard = (await spokenNodes(page)).flatMap(({ role, name }) =>
    parts.includes(role) && name !== '' ? [`${role} ${name}`] : [],
  )
  expect(heard.toSorted()).toEqual([...new Set(heard)].toSorted())
  for (const list of ['Morning', 'Evening']) {
    expect(heard).toContain(`heading ${list}`)
    expect(heard).toContain(`group Day of ${list}`)
    expect(heard).toContain(`list To-dos of ${list}`)
    // Voice control needs the words that are seen, first.
    expect(heard).toContain(`textbox Add a to-do to ${list}`)
  }
  await expect(page.getByRole('article')).toHaveCount(0)
  await test.step('a press on the name of a card opens its menu', async () => {
    const heading = main.getByRole('heading', { name: 'Evening' })
    // Not by `click`, which wants the heading itself to be what is pressed.
    const box = await heading.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 2)
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  })
})
