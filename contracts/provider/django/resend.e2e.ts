import { expect, test } from '../../../tests/support/e2e.ts'
import { beginSignUp } from '../../../tests/support/pages/signIn.ts'

// docs/product.md#3-9
test('asks for a verification code again, reads what is true of it, and continues with the newest mail', async ({
  backend,
  newAddress,
  page,
}) => {
  await beginSignUp(page, newAddress)
  const first = await backend.code(newAddress)
  await page.getByRole('button', { name: 'Send another code' }).click()
  // As configured here, Django does not send a second e-mail.
  await expect(page.getByText('The code in the last one works until it expires')).toBeVisible()
  expect(await backend.code(newAddress)).toBe(first)
  await page.getByRole('textbox', { name: 'Code' }).fill(first)
  await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()
})
