import type { Page } from '@playwright/test'
import type { BackendProcess } from '../servers/backendProcess.ts'
import { expect } from '../e2e.ts'

/** Asks for a sign-in code; ends on the page that wants it. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/account/login/code')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

/** Begins a sign-up; ends on the page that wants the key. */
export async function beginSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/account/signup/passkey')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
}

/** Signs up with a passkey; needs a virtual authenticator and ends on the dashboard. */
export async function signUp(page: Page, backend: BackendProcess, email: string): Promise<void> {
  await beginSignUp(page, email)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** Logs in with a code, from the page that logs in. No other address is in its field, nor on the page of the code. */
export async function logInWithCode(
  page: Page,
  backend: BackendProcess,
  email: string,
): Promise<void> {
  await page.getByRole('link', { name: /code by e-mail/ }).click()
  const field = page.getByLabel('E-mail address')
  await expect(field).toHaveValue('')
  await field.fill(email)
  const before = (await backend.mails(email)).length
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(page.getByText('@')).toContainText(email)
  await expect.poll(async () => (await backend.mails(email)).length).toBe(before + 1)
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(email))
}
