import type { Page } from '@playwright/test'
import { dayFromNow } from './dashboard.ts'
import { chooseOfCard } from './menus.ts'
import { expect } from '../e2e.ts'

type Status = 'todo' | 'skip' | 'done'

/** Returns a status for each of so many days up to yesterday. */
export function past(count: number, statusOf: (index: number) => Status): Record<string, Status> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [dayFromNow(-1 - index), statusOf(index)]),
  )
}

/** Goes from the card to the page of its list. */
export async function openHistory(page: Page): Promise<void> {
  await chooseOfCard(page, 'Health', 'History')
  await expect(page).toHaveURL(/\/history\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
}

/** Returns the row of a list among all of them, which leads to its page. */
export const listRow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}, `) })

/** Opens how days are counted, where streaks are hidden. */
export const openCounting = (page: Page) =>
  page.getByRole('button', { name: 'How it is counted' }).click()

/** Returns the row of a to-do on the page of its list, which opens to its year. */
export const row = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, `) })
/** Returns the rows of the table that says a year in words. */
export const year = (page: Page, name: string) =>
  page.getByRole('table', { name: `The last 53 weeks of ${name}` }).getByRole('row')

/** Returns the pages of items that are asked for without a day, from now on. */
export function askedPages(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.endsWith('/daily-todo-items/') || request.method() !== 'GET') return
    if (!searchParams.has('date')) {
      asked.push(`${searchParams.get('module')}/${searchParams.get('page')}`)
    }
  })
  return asked
}
