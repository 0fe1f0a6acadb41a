import type { Response } from '@playwright/test'
import {
  addLine,
  choice,
  choose,
  comeBack,
  itemsPath,
  openTodos,
  progress,
  status,
  todos,
  unfold,
  widget,
} from '../../support/pages/dashboard.ts'
import { keptStatuses } from '../../support/browser/kept.ts'
import { expect, test } from '../../support/e2e.ts'

const isChangeOfItem = (response: Response) =>
  response.url().includes(itemsPath) && response.request().method() !== 'GET'

test('two devices and two tabs that change one list at once agree in the end', async ({
  backend,
  context,
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim', 'Cook'])
  await elsewhere.goto('/dashboard')
  await expect(status(elsewhere, 'Walk', 'Todo')).toBeChecked()

  await test.step('each changes its own at the same time', async () => {
    const saved = [page, elsewhere].map((tab) => tab.waitForResponse(isChangeOfItem))
    await Promise.all([
      status(page, 'Walk', 'Done').click(),
      status(elsewhere, 'Read', 'Skip').click(),
    ])
    await Promise.all(saved)
  })
  await test.step('both show the same', async () => {
    for (const tab of [page, elsewhere]) {
      await tab.reload()
      await unfold(widget(tab, 'Health'))
      await expect(status(tab, 'Walk', 'Done')).toBeChecked()
      await expect(status(tab, 'Read', 'Skip')).toBeChecked()
      await expect(tab.getByRole('alertdialog')).toHaveCount(0)
    }
  })
  const other = await context.newPage()
  await test.step('two tabs that change the same to-do agree in the end', async () => {
    await other.goto('/dashboard')
    await expect(status(other, 'Cook', 'Todo')).toBeChecked()
    await status(page, 'Cook', 'Done').click()
    await expect(status(other, 'Cook', 'Done')).toBeChecked()
    await status(other, 'Cook', 'Skip').click()
    await expect(status(page, 'Cook', 'Skip')).toBeChecked()
  })
  await test.step('a to-do that is added in one tab appears in the other when it is looked at', async () => {
    await page.bringToFront()
    await addLine(page).fill('Rest')
    await page.keyboard.press('Enter')
    await expect(status(page, 'Rest', 'Todo')).toBeVisible()
    await other.bringToFront()
    await expect(status(other, 'Rest', 'Todo')).toBeVisible()
  })
})

// docs/product.md#7-15
test('rows that another device opened again stay when they are ticked, and so do the others', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await page.clock.install()
  await backend.seed(person.email, todos('Health', ['Walk', 'Read', 'Swim']))
  const health = widget(page, 'Health')
  const change = async (name: string, chosen: string) => {
    const saved = elsewhere.waitForResponse(isChangeOfItem)
    await choose(elsewhere, name, chosen)
    await saved
  }
  await test.step('what another device has done is folded', async () => {
    await elsewhere.goto('/dashboard')
    for (const name of ['Walk', 'Read', 'Swim']) await change(name, 'Done')
    await page.goto('/dashboard')
    await expect(health.getByRole('button', { name: '3 done', expanded: false })).toBeVisible()
  })
  await test.step('what it opens again is a row again', async () => {
    for (const name of ['Walk', 'Read']) await change(name, 'Todo')
    await page.clock.fastForward('01:01')
    await comeBack(page)
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expect(choice(page, 'Swim')).toBeVisible()
  })
  await test.step('every row stays while they are ticked, and the focus too', async () => {
    for (const name of ['Walk', 'Read']) {
      await status(page, name, 'Done').click()
      await expect(progress(health)).toHaveText(name === 'Walk' ? '2 of 3 done' : /^3 of 3 done/)
      await expect(status(page, name, 'Done')).toBeFocused()
      for (const one of ['Walk', 'Read', 'Swim']) await expect(choice(page, one)).toBeVisible()
    }
  })
  await test.step('they are folded on the next visit', async () => {
    await expect.poll(() => keptStatuses(page)).toEqual(['done', 'done', 'done'])
    await page.reload()
    await expect(health.getByRole('button', { name: '3 done', expanded: false })).toBeVisible()
  })
})

// docs/product.md#7-15
test('a to-do whose skip was taken back just before a reload stays when it is done', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim'])
  const change = async (name: string, chosen: string) => {
    const saved = page.waitForResponse(isChangeOfItem)
    await choose(page, name, chosen)
    await saved
  }
  await change('Read', 'Done')
  await change('Walk', 'Skip')
  await expect.poll(() => keptStatuses(page)).toEqual(['done', 'skip'])
  await change('Walk', 'Todo')
  // The device shows first what it has kept.
  await backend.setFault({ method: 'GET', path: itemsPath, delayMs: 2_000, times: 9 })
  await page.reload()
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  await status(page, 'Walk', 'Done').click()
  await expect(progress(widget(page, 'Health'))).toHaveText('2 of 3 done')
  for (const name of ['Walk', 'Read']) await expect(choice(page, name)).toBeVisible()
})
