import { readFile } from 'node:fs/promises'
import { dayFromNow, todos } from '../../support/pages/dashboard.ts'
import { listRow, past } from '../../support/pages/history.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test('the picture for a friend is seen before it is shared, with or without the name', async ({
  backend,
  page,
  person,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files, text }: ShareData) => {
        Object.assign(globalThis, { shared: { name: files?.[0]?.name, text } })
        return Promise.resolve()
      },
    })
  })
  await backend.seed(person.email, todos('Health', ['Walk'], { Walk: past(40, () => 'done') }))
  await page.goto('/history')
  await listRow(page, 'Health').click()
  await page.getByRole('button', { name: 'Share the year of Health' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share the year of Health' })
  const words = /^Health, 40 of 40 days, longest streak 40 days, \w+ \d{4} to \w+ \d{4}$/
  await test.step('the preview says what is on it', async () => {
    await expect(dialog.getByRole('img', { name: words })).toBeVisible()
    await expectAccessible(page)
    // The frame of the choice is no wider than its two parts.
    const look = dialog.getByRole('radiogroup', { name: 'Look' })
    const last = dialog.getByRole('radio', { name: 'Dark' })
    const ends = await Promise.all(
      [look, last].map(async (part) => {
        const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
        return x + width
      }),
    )
    expect((ends[0] ?? 0) - (ends[1] ?? 0)).toBeLessThan(8)
    await dialog.getByRole('radio', { name: 'Dark' }).click()
    await expect(dialog.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })
  await test.step('it is saved as a file of 1080 × 1350 px', async () => {
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe(`daymark-${dayFromNow(0)}.png`)
    const png = await readFile(await saved.path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').getByText('The image was downloaded')).toBeAttached()
  })
  await test.step('without the name neither the picture nor its words have it', async () => {
    await page.getByRole('button', { name: 'Share the year of Health' }).click()
    await dialog.getByText('Show the name').click()
    await expect(dialog.getByRole('img', { name: /^40 of 40 days, longest/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog).toBeHidden()
    const shared = await page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown)
    expect(shared).toMatchObject({
      name: `daymark-${dayFromNow(0)}.png`,
      text: expect.stringMatching(/^40 of 40 days/),
    })
  })
})
