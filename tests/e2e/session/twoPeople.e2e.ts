import type { BrowserContext, Page } from '@playwright/test'
import { dayHeading, openTodos, status, todos } from '../../support/pages/dashboard.ts'
import { expect, newPerson, test } from '../../support/e2e.ts'
import { logInWithCode } from '../../support/pages/signIn.ts'

/** Logs out by the palette, without another document. */
async function logOut(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('searchbox').fill('Log out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
}

/** Logs out in another tab: what is open in this one stays open until it hears of it. */
async function logOutElsewhere(page: Page, context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto('/account/logout')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await other.close()
}

/** Archives a to-do, whose message offers to undo it. */
async function archive(page: Page, todo: string): Promise<void> {
  await page.getByRole('button', { name: todo, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: todo })).toBeVisible()
}

test('a person who logs in in the tab of another one finds nothing that it had kept', async ({
  backend,
  context,
  page,
  person,
}) => {
  const next = await newPerson(backend)
  await backend.seed(next.email, todos('Garden', ['Weed']))
  await page.addInitScript(() => {
    const shown: number[] = []
    Object.assign(globalThis, { badges: shown })
    navigator.setAppBadge = (count = 0) => {
      shown.push(count)
      return Promise.resolve()
    }
  })
  await openTodos({ backend, page, person }, ['Walk', 'Secret', 'Swim'])
  // A document that is loaded again keeps nothing, and would prove nothing.
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))

  /** Logs in on the page that the log-out leads to, so that the document stays. */
  async function logInHere(email: string): Promise<void> {
    await logInWithCode(page, backend, email)
    await expect(dayHeading(page)).toBeVisible()
  }

  /** The next person comes after a log-out, looks around, and gives the tab back. */
  async function visit(look?: () => Promise<void>): Promise<void> {
    await logInHere(next.email)
    await expect(status(page, 'Weed', 'Todo')).toBeVisible()
    // Messages and dialogs come when the page is quiet: once one of this person is there, so would be that of the other.
    await archive(page, 'Weed')
    await expect(dialogs).toHaveCount(1)
    await expect(page.getByText('Secret')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(status(page, 'Weed', 'Todo')).toBeVisible()
    await expect(page.getByText(person.username)).toHaveCount(0)
    await look?.()
    expect(await page.evaluate('isSameDocument')).toBe(true)
    await logOut(page)
    await logInHere(person.email)
  }

  await test.step('no message with a way to undo it, and no number at the icon', async () => {
    await archive(page, 'Secret')
    await logOut(page)
    await expect.poll(() => page.evaluate('badges.at(-1)')).toBe(0)
    await visit()
  })

  await test.step('not the day of the page', async () => {
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect(page.getByRole('button', { name: 'Back to today' })).toBeVisible()
    await logOutElsewhere(page, context)
    await visit(() => expect(page.getByRole('button', { name: 'Back to today' })).toHaveCount(0))
  })

  await test.step('not the form of a new list that was open', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').fill('New list')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'New list' }).getByRole('textbox').fill('Secret')
    await logOutElsewhere(page, context)
    await visit()
  })

  await test.step('not the palette that was open', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').fill('Secret')
    await logOutElsewhere(page, context)
    await visit()
  })

  await test.step('not what was typed as the session ended', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('link', { name: 'New: Lists', exact: true }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Secret')
    await context.clearCookies({ name: 'sessionid' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await logInWithCode(page, backend, next.email)
    await expect(page).toHaveURL('/modules/daily-todos/new')
    await expect(name).toHaveValue('')
  })
})
