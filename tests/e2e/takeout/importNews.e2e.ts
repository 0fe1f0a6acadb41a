import { chooseToBringIn, expectBroughtIn, items, listFile } from '../../support/pages/takeout.ts'
import { expect, test } from '../../support/e2e.ts'
import { listen } from '../../support/browser/spoken.ts'

const options = '/api/v1/daily-todo-options/'

test('an import that fails shows and says the same reason once, and its button tries again', async ({
  backend,
  page,
  person: _person,
}) => {
  await page.goto('/account/my/data')
  const card = page.getByRole('region', { name: 'Import' })
  const choose = card.getByRole('button', { name: 'Choose a file' })

  await test.step('a file that is none: at its field, which keeps the focus', async () => {
    const said = await listen(page)
    await choose.focus()
    await chooseToBringIn(page, 'cut-off.json', '{')
    const reason = '“cut-off.json” cannot be read. Nothing was added.'
    await expect(choose).toHaveAccessibleDescription(new RegExp(reason))
    await expect(choose).toBeFocused()
    await expect.poll(said).toEqual([expect.any(String), expect.stringContaining(reason)])
  })

  await test.step('what is there already cannot be read', async () => {
    await backend.setFault({
      path: '/api/v1/daily-todos-modules/',
      method: 'GET',
      status: 500,
      times: 9,
    })
    const said = await listen(page)
    await chooseToBringIn(page, 'health.json', listFile('Health', 2))
    const reason = 'Your data could not be read. Try again.'
    await expect(choose).toHaveAccessibleDescription(new RegExp(reason))
    await expect.poll(said).toEqual([expect.any(String), expect.stringContaining(reason)])
    await backend.clearFaults()
  })

  await test.step('the server cannot save what it is sent', async () => {
    await chooseToBringIn(page, 'health.json', listFile('Health', 2))
    await backend.setFault({ path: options, method: 'POST', status: 500 })
    const said = await listen(page)
    await card.getByRole('button', { name: 'Import' }).press('Enter')
    const again = card.getByRole('button', { name: 'Try again' })
    await expect(again).toBeFocused()
    const stopped = 'Import of “health.json” stopped. What was added stays.'
    const reason = 'The server could not save the next part. Try again.'
    await expect(card.getByText(stopped, { exact: true })).toBeVisible()
    await expect(card.getByText(reason, { exact: true })).toBeVisible()
    await expect.poll(said).toContain(`status: ${stopped} ${reason}`)
    expect((await said()).filter((text) => text.includes('stopped'))).toHaveLength(1)
    await backend.clearFaults()
    await again.press('Enter')
    await expectBroughtIn(page, 'imported')
  })

  await test.step('a person who stops it reads no reason, and continues', async () => {
    await card.getByRole('button', { name: 'Import more' }).click()
    await chooseToBringIn(page, 'home.json', listFile('Home', 20))
    await backend.setFault({ path: items, method: 'POST', delayMs: 1_000, times: 40 })
    await card.getByRole('button', { name: 'Import' }).press('Enter')
    await card.getByRole('button', { name: 'Stop' }).press('Enter')
    await expect(card.getByRole('button', { name: 'Continue' })).toBeFocused()
    await expect(card.getByText('Try again')).toHaveCount(0)
  })
})
