import type { BrowserContext, Page } from '@playwright/test'
import type { BackendProcess } from '../../support/servers/backendProcess.ts'
import { expect, newPerson, signInAs, test } from '../../support/e2e.ts'
import { cardNames, contentRequests, status } from '../../support/pages/dashboard.ts'
import {
  beginToBringIn,
  chooseToBringIn,
  downloadEverything,
  expectBroughtIn,
  plannedRow,
} from '../../support/pages/takeout.ts'
import { wholeFile } from '../../support/wholeFile.ts'

interface File {
  preferences: {
    unfolded?: object
    cards: Record<string, number[]>
    rows: Record<string, number[]>
    hues: Record<string, string>
    reminders: Record<string, object>
  }
  modules: {
    kind: string
    name: string
    ids: { module: number; options: number[]; widgets: number[] }
    widgets: string[]
    options: { name: string }[]
  }[]
}

/**
 * Returns a file with names in the place of ids, and without what is only of its day and its server: what was unfolded, and
 * what was drawn.
 */
function named(text: string) {
  const { modules, preferences } = JSON.parse(text) as File
  const namesIn = (kind: string, part: 'options' | 'widgets') =>
    new Map(
      modules
        .filter((module) => module.kind === kind)
        .flatMap(({ ids, widgets, options }) => {
          const names = part === 'options' ? options.map(({ name }) => name) : widgets
          return ids[part].map((id, index) => [id, names[index]] as const)
        }),
    )
  const lists = new Map(
    modules.flatMap(({ kind, ids, name }) => (kind === 'dailyTodos' ? [[ids.module, name]] : [])),
  )
  const [todos, places] = [namesIn('dailyTodos', 'options'), namesIn('dailyTodos', 'widgets')]
  const byName = <Value, Changed>(
    entries: Record<string, Value>,
    names: ReadonlyMap<number, string | undefined>,
    change: (value: Value) => Changed,
  ) =>
    Object.fromEntries(
      Object.entries(entries).map(([id, value]) => [names.get(Number(id)), change(value)]),
    )
  const { unfolded: _, cards, rows, hues, reminders, ...rest } = preferences
  return {
    preferences: {
      ...rest,
      cards: Object.fromEntries(
        Object.entries(cards).map(([kind, ids]) => [
          kind,
          ids.map((id) => namesIn(kind, 'widgets').get(id)),
        ]),
      ),
      rows: byName(rows, lists, (ids) => ids.map((id) => todos.get(id))),
      hues: byName(hues, lists, (hue) => hue),
      reminders: byName(reminders, places, (reminder) => reminder),
    },
    modules: JSON.parse(
      JSON.stringify(modules, (key, value: unknown) =>
        key === 'ids' || key === 'shownOn' ? undefined : value,
      ),
    ) as unknown,
  }
}

const made =
  '2 lists, 3 to-dos, 4 days, 1 list of thoughts, 1 thought, 1 image and 3 places on the dashboard'

/** Brings a file into the account of a new person. Returns what they then download. */
async function carry(context: BrowserContext, backend: BackendProcess, page: Page, text: string) {
  const { email } = await newPerson(backend)
  await context.clearCookies()
  await signInAs(context, backend, email)
  await beginToBringIn(page, 'daymark.json', text)
  await expectBroughtIn(page, `imported: ${made}.`)
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect.poll(() => cardNames(page)).toEqual(['Home', 'Health', 'Sky'])
  await expect(status(page, 'Read', 'Todo')).toBeChecked()
  return (await downloadEverything(page)).text
}

test('a whole account that is downloaded, brought into a new account and downloaded again is the same', async ({
  backend,
  browser,
  context,
  page,
}) => {
  const first = await carry(context, backend, page, JSON.stringify(wholeFile))
  await test.step('nothing of the file is missing', () => {
    expect(named(first)).toEqual(named(JSON.stringify(wholeFile)))
  })
  await test.step('a fresh browser and a fresh account get all of it', async () => {
    const fresh = await browser.newContext({ baseURL: backend.origin })
    const second = await carry(fresh, backend, await fresh.newPage(), first)
    expect(named(second)).toEqual(named(first))
    await fresh.close()
  })
  await test.step('brought in once more it makes nothing', async () => {
    const requests = contentRequests(page)
    await chooseToBringIn(page, 'daymark.json', first)
    const known = page.getByText('You already have everything in “daymark.json”.')
    await expect(known.first()).toBeVisible()
    await expect(plannedRow(page, 'Health')).toContainText('2 to-dos, 4 days')
    await expect(page.getByRole('button', { name: 'Import' })).toBeHidden()
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })
})
