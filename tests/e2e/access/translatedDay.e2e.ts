import {
  choose,
  dayFromNow,
  dayHeading,
  progress,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect } from '../../support/e2e.ts'
import { expectTranslated, test } from '../../support/pages/translated.ts'

const [today, yesterday] = [dayFromNow(0), dayFromNow(-1)]

test('a translated dashboard is used for a day', async ({ backend, page, person }) => {
  await backend.seed(person.email, {
    ...todos('Health', ['Walk', 'Read', 'Swim'], {
      Walk: { [yesterday]: 'done' },
      Read: { [today]: 'done', [yesterday]: 'done' },
      Swim: { [yesterday]: 'todo' },
    }),
    inspiration: [{ name: 'Calm', widgets: ['Calm'], options: [{ name: 'One', text: 'Begin.' }] }],
  })
  await page.goto('/dashboard')
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const health = widget(page, 'Health')
  const done = progress(health)
  await expect(done).toHaveText('1 of 3 done')
  await expect(page.getByText('1 of 3 done')).not.toHaveCount(0)
  await expectTranslated(page)
  await test.step('the list is finished, and a tick taken back', async () => {
    await choose(page, 'Walk', 'Done')
    await choose(page, 'Swim', 'Skip')
    await expect(done).toHaveText(/^2 of 3 done, 1 skipped. Health: all set for today/)
    await expect(title(', done.')).toBeVisible()
    await choose(page, 'Swim', 'Todo')
    await expect(done).toHaveText('2 of 3 done')
    await expect(title(', done.')).toHaveCount(0)
    await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
  })
  await test.step('the card, and then the page, is on another day and back', async () => {
    await health.getByRole('button', { name: 'Previous day' }).click()
    await expect(health.getByText('Yesterday').first()).toBeVisible()
    await expect(health.getByText('Today', { exact: true })).toHaveCount(0)
    await expect(health.locator('time')).toContainText(yesterday)
    await health.getByRole('button', { name: 'Previous day' }).click()
    await expect(health.getByText('Yesterday')).toHaveCount(0)
    await health.getByRole('button', { name: /^Back to/ }).click()
    await page.getByRole('button', { name: 'Yesterday: 1 left' }).click()
    await expect(dayHeading(page, yesterday)).toBeVisible()
    await expect(page.getByText(/^Yesterday(?![,:])/).first()).toBeVisible()
    await choose(page, 'Swim', 'Done')
    await page.getByRole('button', { name: 'Back to today' }).click()
    await expect(dayHeading(page, today)).toBeVisible()
    await expect(page.getByText(/^Yesterday(?![,:])/).first()).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Yesterday: / })).toHaveCount(0)
  })
  await test.step('a to-do is added, renamed and deleted', async () => {
    const line = health.getByRole('textbox', { name: 'Add a to-do' })
    await line.press('Enter')
    await expect(line).toHaveAccessibleDescription(/required/)
    await line.fill('Stretch')
    await line.press('Enter')
    await choose(page, 'Stretch', 'Done')
    await page.getByRole('button', { name: 'Stretch', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Bend')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Bend', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Bend', exact: true })).toHaveCount(0)
    await expect(done).toHaveText('2 of 3 done')
  })
  await test.step('what is complete is folded and shown again', async () => {
    await page.reload()
    await health.getByRole('button', { name: /^2 (complete|done)$/ }).click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await health.getByRole('button', { name: /^2 (complete|done)$/ }).click()
    await expect(status(page, 'Walk', 'Done')).toHaveCount(0)
  })
  await test.step('the palette finds something, nothing, and something again', async () => {
    await page.keyboard.press('ControlOrMeta+K')
    for (const [typed, found] of [
      ['Walk', 1],
      ['xyz', 0],
      ['Sw', 1],
    ] as const) {
      await page.getByRole('searchbox').fill(typed)
      await expect(page.getByRole('menuitem', { name: /^(Walk|Swim)/ })).toHaveCount(found)
    }
    // The first one empties the field.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })
  await test.step('the language is another one, and the first again', async () => {
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
    await expect(done).toHaveText('2 van 3 gedaan')
    await expect(banner.getByText('Instellingen')).toBeVisible()
    await expect(banner.getByText('Settings')).toHaveCount(0)
    await banner.getByRole('button', { name: /^Taal/ }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(done).toHaveText('2 of 3 done')
  })
  await expectTranslated(page)
})
