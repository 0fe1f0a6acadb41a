import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { SeedContent } from '@daymark/backend'
import type { BackendProcess } from '../servers/backendProcess.ts'
import { dayFromNow, todos } from './dashboard.ts'
import { expect } from '../e2e.ts'

export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** The path at which days are created. */
export const items = '/api/v1/daily-todo-items/'
export const today = dayFromNow(0)
export const yesterday = dayFromNow(-1)

/** Something of each kind, with a past and a picture. */
export const everything: SeedContent = {
  dailyTodos: [
    ...(todos('Home', ['Dishes']).dailyTodos ?? []),
    ...(todos('Health', ['Walk', 'Read'], {
      Walk: { [today]: 'done', [yesterday]: 'skip' },
      Read: { [yesterday]: 'done', [today]: 'todo' },
    }).dailyTodos ?? []),
  ],
  inspiration: [
    {
      name: 'Sky',
      widgets: ['Sky'],
      options: [
        { name: 'Hill', image: { fileName: 'hill.png', data: pixel }, days: [today, yesterday] },
      ],
    },
    { name: 'Drafts', options: [{ name: 'Calm', text: 'Begin with little' }] },
  ],
}

interface Taken {
  name: string
  text: string
}

/** Presses the button on the page of the person's data, and reads what the browser gets. */
export async function downloadEverything(page: Page): Promise<Taken> {
  await page.goto('/account/my/data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

/** Chooses a file to bring in, on the page of the person's data. */
export async function chooseToBringIn(
  page: Page,
  name: string,
  content: string | Buffer,
  button = 'Choose a file',
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  const buffer = Buffer.from(content)
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
}

/** Opens the page, chooses a file, and makes what it brings; resolves when it is running. */
export async function beginToBringIn(page: Page, name: string, content: string): Promise<void> {
  await page.goto('/account/my/data')
  await chooseToBringIn(page, name, content)
  await page.getByRole('button', { name: 'Import' }).click()
}

/** Makes the server take its time for each imported day, of at most 40. */
export function slowDays(backend: BackendProcess, delayMs: number): Promise<void> {
  return backend.setFault({ path: items, method: 'POST', delayMs, times: 40 })
}

/** Returns the text of the card at the end. */
export const endOf = (page: Page) =>
  page.getByRole('region', { name: 'Import' }).getByRole('paragraph')

export async function expectBroughtIn(page: Page, words: string): Promise<void> {
  await expect(endOf(page).getByText(words)).toBeVisible()
}

/** Returns a file of Daymark with one list. */
export function listFile(name: string, days: number, options = 1): string {
  const dates = Array.from({ length: days }, (_, index) => [
    new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
    'done',
  ])
  const todos = Array.from({ length: options }, (_, index) => ({
    name: `To-do ${index + 1}`,
    text: 'As always',
    days: Object.fromEntries(dates) as object,
  }))
  const module = { kind: 'dailyTodos', name, widgets: [name], options: todos }
  return JSON.stringify({ format: 'daymark', version: 1, modules: [module] })
}

/** Returns what the preview of an import says of a list. */
export const plannedRow = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'What will be added' })
    .getByRole('listitem')
    .filter({ hasText: name })
