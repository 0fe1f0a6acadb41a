import type { Locator, Page } from '@playwright/test'

/** Returns the name of a to-do in its row, which opens its menu. */
export function todoName(page: Page, todo: string): Locator {
  return page.getByRole('button', { name: todo, exact: true })
}

/** Chooses an entry of the menu of a to-do. */
export async function chooseOfTodo(page: Page, todo: string, entry: string): Promise<void> {
  await todoName(page, todo).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Opens the dialog that asks when a to-do is due, and returns it. */
export async function askWhen(page: Page, todo: string): Promise<Locator> {
  await chooseOfTodo(page, todo, 'When it is due…')
  return page.getByRole('dialog', { name: 'When it is due' })
}

/** Chooses an entry of the menu of a card. */
export async function chooseOfCard(page: Page, card: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `${card}: more actions` }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Opens the list of notifications by the menu of the sidebar, and returns it. */
export async function openNotifications(page: Page): Promise<Locator> {
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await sidebar.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Notifications' }).click()
  return page.getByRole('dialog', { name: 'Notifications' })
}
