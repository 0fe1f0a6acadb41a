import {
  addLine,
  choice,
  choose,
  contentRequests,
  dayFromNow,
  holdRequests,
  itemsPath,
  openTodos,
  progress,
  ring,
  status,
  todos,
  unfold,
  whenAnswered,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test('a tick shows at once, is sent once, is its own undo, and is that of its day', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read', 'Sleep', 'Swim', 'Write'], {
    Sleep: { [dayFromNow(0)]: 'skip' },
  })
  await test.step('a tick shows at once', async () => {
    const release = await holdRequests(page, 'POST', `**${itemsPath}`)
    const answered = whenAnswered(page, 'POST')
    await status(page, 'Write', 'Done').click()
    await expect(status(page, 'Write', 'Done')).toBeChecked()
    await expect(progress(widget(page, 'Health'))).toHaveText('1 of 5 done, 1 skipped')
    release()
    await answered
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
    const release = await holdRequests(page, 'POST', `**${itemsPath}`)
    const changed = whenAnswered(page, 'PATCH')
    for (const name of ['Done', 'Todo', 'Done', 'Skip']) await status(page, 'Read', name).click()
    release()
    await changed
    await expect(status(page, 'Read', 'Skip')).toBeChecked()
  })
  await test.step('all of it was saved', async () => {
    await page.reload()
    await unfold(widget(page, 'Health'))
    for (const name of ['Walk', 'Read', 'Sleep']) {
      await expect(status(page, name, 'Skip')).toBeChecked()
    }
    await expect(status(page, 'Write', 'Done')).toBeChecked()
  })
  await test.step('it is open on other days', async () => {
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect(status(page, 'Write', 'Todo')).toBeChecked()
  })
})

const names = ['Read', 'Sleep', 'Walk'] as const

test('a day that is settled says so, keeps its rows under the hand, and is folded next time', async ({
  backend,
  page,
  person,
}) => {
  const [today, yesterday] = [dayFromNow(0), dayFromNow(-1)]
  const items = {
    Read: { [today]: 'done', [yesterday]: 'done' },
    Sleep: { [today]: 'skip', [yesterday]: 'done' },
    Walk: { [yesterday]: 'done' },
  } as const
  await backend.seed(person.email, todos('Health', names, items))
  await page.goto('/dashboard')
  const health = widget(page, 'Health')
  await expect(progress(health)).toHaveText('1 of 3 done, 1 skipped')
  await test.step('the last one settles the day, and it says so', async () => {
    const answered = whenAnswered(page, 'POST')
    await choose(page, 'Walk', 'Done')
    await answered
    await expect(progress(health)).toHaveText(
      '2 of 3 done, 1 skipped. Health: all set for today. Enjoy the rest of your day!',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day, done\.$/)
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '3')
  })
  await test.step('the ring pulses once, and not for who wants no motion', async () => {
    const motion = () => ring(page).evaluate((element) => getComputedStyle(element).animationName)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await motion()).not.toBe('none')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await motion()).toBe('none')
  })
  await test.step('the rows stay under the hand', async () => {
    await expect(status(page, 'Walk', 'Done')).toBeFocused()
    await expectAccessible(page)
  })
  const line = health.getByRole('button', { name: '3 complete' })
  await test.step('next time what is complete is folded', async () => {
    await page.reload()
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    await expect(choice(page, 'Walk')).toHaveCount(0)
  })
  await test.step('only today folds: a settled day before shows what was done', async () => {
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(progress(health)).toHaveText('3 of 3 done')
    await page.getByRole('button', { name: 'Next day' }).click()
  })
  await test.step('Enter unfolds it, and it stays so for the day', async () => {
    await line.focus()
    await page.keyboard.press('Enter')
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(line).toBeFocused()
    await page.reload()
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
  })
  await test.step('what is open again is a row again, also when the others fold', async () => {
    await choose(page, 'Walk', 'Todo')
    await health.getByRole('button', { name: '2 complete' }).click()
    await expect(choice(page, 'Read')).toHaveCount(0)
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
  })
  await test.step('a new to-do stays when it is ticked, below those that are folded', async () => {
    await addLine(page).fill('Swim')
    await page.keyboard.press('Enter')
    await choose(page, 'Swim', 'Done')
    await expect(progress(health)).toHaveText('2 of 4 done, 1 skipped')
    await expect(choice(page, 'Read')).toHaveCount(0)
    await expect(choice(page, 'Swim')).toBeVisible()
  })
})
