import { contentRequests, dayFromNow, openTodos, status } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

test('sends one request for a change, and none for the choice that is there already', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const requests = contentRequests(page)
  const isChange = (request: string) => !request.startsWith('GET')
  await status(page, 'Walk', 'Done').dblclick()
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await status(page, 'Walk', 'Done').press(' ')
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await status(page, 'Walk', 'Skip').click()
  await answered
  expect(requests.filter(isChange)).toEqual(['POST daily-todo-items', 'PATCH daily-todo-items'])
})

test('rapid changes end in the one that was chosen last', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person })
  await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-items/', delayMs: 2_000 })
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  for (const name of ['Done', 'Todo', 'Done', 'Skip']) await status(page, 'Walk', name).click()
  await answered
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  await page.reload()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
})

for (const [what, fault, title] of [
  ['refused', { status: 400 }, 'Walk could not be changed'],
  ['lost in a server error', { status: 500 }, 'Walk may not have changed'],
  ['answered with garbage', { garbage: true }, 'Walk may not have changed'],
] as const) {
  test(`a change that is ${what} goes back and says so`, async ({ backend, page, person }) => {
    await openTodos({ backend, page, person })
    await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-items/', ...fault })
    await status(page, 'Walk', 'Done').click()
    const message = page.getByRole('alertdialog', { name: title })
    await expect(message).toBeVisible()
    // There is nothing to take back.
    await expect(message.getByRole('button')).toHaveCount(1)
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await expectAccessible(page)
    await status(page, 'Walk', 'Done').click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await page.reload()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
  })
}

test('a tick is its own undo: no message, and the former status takes it back', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { [dayFromNow(0)]: 'skip' } })
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await status(page, 'Walk', 'Done').click()
  await changed
  await expect(status(page, 'Walk', 'Done')).toBeChecked()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await status(page, 'Walk', 'Skip').click()
  await answered
  await page.reload()
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
})

test('a tick is spoken once, by its button', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Sleep'])
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
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await status(page, 'Walk', 'Skip').click()
  await answered
  await expect(status(page, 'Walk', 'Skip')).toBeChecked()
  expect(await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)).toEqual(
    [],
  )
})
