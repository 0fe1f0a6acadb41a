import { expect, test } from '../support/e2e.ts'
import { HalfPage } from '../support/halfPage.ts'

test('scripts that are there before the rest of their page wait for it', async ({
  backend,
  page,
  person,
}) => {
  const half = await new HalfPage(backend.origin).start()
  await page.goto(`${half.origin}/dashboard`, { waitUntil: 'commit' })
  const script = page.locator('head > script[src]')
  await expect(script).toBeAttached()
  // Resolves when the script has run.
  await script.evaluate(({ src }: HTMLScriptElement) => import(src))
  expect(await page.evaluate(() => document.body)).toBeNull()
  half.sendRest()
  await expect(page.getByRole('button', { name: person.username })).toBeVisible()
  await half.close()
})
