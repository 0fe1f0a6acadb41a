import {
  choose,
  contentRequests,
  dayFromNow,
  holdRequests,
  openTodos,
  status,
  unfold,
  whenAnswered,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'

const path = '/api/v1/daily-todo-items/'

test('a change is sent once, spoken once, and is its own undo', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Sleep', 'Swim', 'Write'], {
    Sleep: { [dayFromNow(0)]: 'skip' },
  })
  await test.step('a tick is spoken once, by its button', async () => {
    await page.evaluate(() => {
      const spoken: string[] = []
      Object.assign(globalThis, { spoken })
      const isSpoken = (element: Element | null) =>
        element?.closest('[aria-live=off]') === null &&
        element.closest('[role=status], [role=alert], [aria-live]') !== null
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement
          if (isSpoken(element)) spoken.push(element?.textContent ?? '')
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    const created = whenAnswered(page, 'POST')
    await status(page, 'Swim', 'Skip').click()
    await created
    await expect(status(page, 'Swim', 'Skip')).toBeChecked()
    expect(
      await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken),
    ).toEqual([])
  })
  await test.step('one request for a change, and none for the choice that is there already', async () => {
    const requests = contentRequests(page)
    await status(page, 'Walk', 'Done').dblclick()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await status(page, 'Walk', 'Done').press(' ')
    const changed = whenAnswered(page, 'PATCH')
    await status(page, 'Walk', 'Skip').click()
    await changed
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([
      'POST daily-todo-items',
      'PATCH daily-todo-items',
    ])
  })
  await test.step('no message for a tick: the former status takes it back', async () => {
    for (const name of ['Done', 'Skip']) {
      const changed = whenAnswered(page, 'PATCH')
      await status(page, 'Sleep', name).click()
      await changed
      await expect(status(page, 'Sleep', name)).toBeChecked()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
  await test.step('rapid changes end in the one that was chosen last', async () => {
    const release = await holdRequests(page, 'POST', `**${path}`)
    const changed = whenAnswered(page, 'PATCH')
    for (const name of ['Done', 'Todo', 'Done', 'Skip']) await status(page, 'Read', name).click()
    release()
    await changed
    await expect(status(page, 'Read', 'Skip')).toBeChecked()
  })
  await test.step('all of it was saved', async () => {
    await page.reload()
    await unfold(widget(page, 'Health'))
    for (const name of ['Walk', 'Read', 'Sleep', 'Swim']) {
      await expect(status(page, name, 'Skip')).toBeChecked()
    }
  })
})

test('a change that fails goes back and says so', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Swim', 'Sleep'])
  for (const [what, name, fault, title] of [
    ['refused', 'Walk', { status: 400 }, 'Walk could not be changed'],
    ['lost in a server error', 'Read', { status: 500 }, 'Read may not have changed'],
    ['answered with garbage', 'Swim', { garbage: true }, 'Swim may not have changed'],
  ] as const) {
    await test.step(what, async () => {
      await backend.setFault({ method: 'POST', path, ...fault })
      await status(page, name, 'Done').click()
      const message = page.getByRole('alertdialog', { name: title })
      await expect(message).toBeVisible()
      // There is nothing to take back.
      await expect(message.getByRole('button')).toHaveCount(1)
      await expect(status(page, name, 'Todo')).toBeChecked()
      await message.getByRole('button', { name: 'Close' }).click()
      await expect(message).toBeHidden()
      // Else the fault of the next step could meet this request.
      const saved = whenAnswered(page, 'POST')
      await choose(page, name, 'Done')
      await saved
    })
  }
  await page.reload()
  await unfold(widget(page, 'Health'))
  for (const name of ['Walk', 'Read', 'Swim']) {
    await expect(status(page, name, 'Done')).toBeChecked()
  }
})
