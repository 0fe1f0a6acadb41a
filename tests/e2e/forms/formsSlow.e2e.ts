import type { Page } from '@playwright/test'
import { expect, newPerson, test } from '../../support/e2e.ts'
import { testedKinds } from '../../support/kinds.ts'

/** Returns the button that saves; while it is busy it shows that it loads, in the place of its text. */
const submitButton = (page: Page) => page.getByRole('form').getByRole('button').first()

/** Returns the requests of one method that a page sends to a path from now on. */
function countRequests(page: Page, method: string, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    const isWanted = request.method() === method && new URL(request.url()).pathname === path
    if (isWanted) count += 1
  })
  return () => count
}

// The form of a name is the same for each kind.
const [kind] = testedKinds as [(typeof testedKinds)[number]]

test('on a slow connection a new module is saved once, and a person who leaves is told so and not called back', async ({
  backend,
  page,
  person: _person,
}) => {
  const { slug, title, api } = kind
  await page.goto(`/modules/${slug}/new`)
  const main = page.getByRole('main')
  const name = page.getByRole('textbox', { name: 'Name' })
  const hearOfCreation = () => page.waitForResponse((response) => response.status() === 201)

  await test.step('pressing Save again while the next page loads makes nothing twice', async () => {
    const posts = countRequests(page, 'POST', api.modules)
    await backend.setFault({ method: 'GET', path: api.options, delayMs: 2000 })
    await name.fill('Only once')
    const created = hearOfCreation()
    await name.press('Enter')
    await created
    // To what has the focus: the form, which is busy, or nothing once the shape of the next page hides it.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Only once' })).toBeVisible()
    expect(posts()).toBe(1)
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(main.getByRole('link', { name: 'Only once' })).toHaveCount(1)
  })

  await test.step('a person who leaves while it is being saved is told so, and is not called back', async () => {
    await page.getByRole('link', { name: `New: ${title}`, exact: true }).click()
    await name.fill('Evenings')
    await backend.setFault({ method: 'POST', path: api.modules, delayMs: 3000 })
    const created = hearOfCreation()
    await submitButton(page).click()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Leave before it is saved?' })
    await expect(question).toContainText('still being sent')
    await question.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(page).toHaveURL('/dashboard')
    await created
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(main.getByRole('link', { name: 'Evenings' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a code that is confirmed is confirmed once, however often Enter is pressed', async ({
  backend,
  page,
}) => {
  const { email } = await newPerson(backend)
  const confirmations = countRequests(page, 'POST', '/_allauth/browser/v1/auth/code/confirm')
  // The code of the next screen comes late, so that there is time to press Enter again after the answer.
  let letGo = () => {}
  const isHeld = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/ModulesScreen*.js', async (route) => {
    await isHeld
    await route.continue()
  })
  await page.goto('/account/login/code?next=/modules')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const answered = page.waitForResponse((response) => response.url().endsWith('/code/confirm'))
  const field = page.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeVisible()
  await field.fill(await backend.code(email))
  await field.press('Enter')
  await page.keyboard.press('Enter')
  await answered
  await page.keyboard.press('Enter')
  letGo()
  await expect(page).toHaveURL('/modules')
  expect(confirmations()).toBe(1)
})
