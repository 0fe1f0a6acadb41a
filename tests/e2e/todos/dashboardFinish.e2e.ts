import {
  choice,
  choose,
  dayFromNow,
  progress,
  status,
  todos,
  whenAnswered,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

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
  const ring = page.getByRole('progressbar', { name: 'All lists today' })
  await test.step('the last one settles the day, and it says so', async () => {
    const answered = whenAnswered(page, 'POST')
    await choose(page, 'Walk', 'Done')
    await answered
    await expect(progress(health)).toHaveText(
      '2 of 3 done, 1 skipped. Health: all set for today. Enjoy the rest of your day!',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\w+day, done\.$/)
    await expect(ring).toHaveAttribute('aria-valuenow', '3')
  })
  await test.step('the ring pulses once, and not for who wants no motion', async () => {
    const motion = () => ring.evaluate((element) => getComputedStyle(element).animationName)
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
})

test('a new to-do stays when it is ticked, below those that are folded', async ({
  backend,
  page,
  person,
}) => {
  const done = { [dayFromNow(0)]: 'done' } as const
  const items = Object.fromEntries(names.map((name) => [name, done]))
  await backend.seed(person.email, todos('Health', names, items))
  await page.goto('/dashboard')
  const health = widget(page, 'Health')
  await expect(health.getByRole('button', { name: '3 done' })).toBeVisible()
  await health.getByRole('textbox', { name: 'Add a to-do' }).fill('Swim')
  await page.keyboard.press('Enter')
  await choose(page, 'Swim', 'Done')
  await expect(progress(health)).toHaveText(/^4 of 4 done/)
  await expect(choice(page, 'Swim')).toBeVisible()
})
