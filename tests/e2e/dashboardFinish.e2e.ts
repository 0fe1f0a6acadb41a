import {
  choice,
  choose,
  dayFromNow,
  openTodos,
  status,
  todos,
  whenAnswered,
  widget,
} from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

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
  await openTodos({ backend, page, person }, names, items)
  const health = widget(page, 'Health')
  await expect(health.getByRole('status')).toHaveText('1 of 3 done, 1 skipped')
  await expect(health.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  const ring = page.getByRole('progressbar', { name: 'All lists today' })
  await test.step('the last one settles the day, and it says so', async () => {
    const answered = whenAnswered(page, 'POST')
    await choose(page, 'Walk', 'Done')
    await answered
    await expect(health.getByRole('status')).toHaveText(
      '2 of 3 done, 1 skipped · Health: all set for today. Enjoy the rest of your day!',
    )
    await expect(page.getByText('All set!', { exact: true })).toBeVisible()
    await expect(ring).toHaveAttribute('aria-valuenow', '3')
    await expect(health.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
  })
  await test.step('the ring closes in a moment, or fades for who wants no motion', async () => {
    const motion = () =>
      ring
        .locator('circle')
        .last()
        .evaluate((circle) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(circle)
          const [transition = 0, animation = 0] = [transitionDuration, animationDuration].map(
            (duration) => Number.parseFloat(duration) * 1000,
          )
          return { transition, fade: animationName === 'none' ? 0 : animation }
        })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const closing = await motion()
    expect(closing.transition).toBeGreaterThan(0)
    expect(closing.transition).toBeLessThan(400)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const fading = await motion()
    expect(fading.transition).toBe(0)
    expect(fading.fade).toBeGreaterThan(0)
    expect(fading.fade).toBeLessThan(400)
  })
  await test.step('the rows stay under the hand', async () => {
    await expect(status(page, 'Walk', 'Done')).toBeFocused()
    await expect(health.getByRole('button', { name: 'Hide 3 to-dos' })).toBeVisible()
    await expectAccessible(page)
  })
  const line = health.getByRole('button', { name: 'Show 3 to-dos' })
  await test.step('next time the day is folded', async () => {
    await page.reload()
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    await expect(choice(page, 'Walk')).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('only today folds: a settled day before shows what was done', async () => {
    await page.getByRole('button', { name: 'Previous day' }).click()
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(health.getByRole('status')).toHaveText('3 of 3 done')
    await page.getByRole('button', { name: 'Today', exact: true }).click()
  })
  await test.step('Enter unfolds it, and an open to-do keeps it so', async () => {
    await line.focus()
    await page.keyboard.press('Enter')
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(health.getByRole('button', { name: 'Hide 3 to-dos' })).toBeFocused()
    await choose(page, 'Walk', 'Todo')
    await expect(health.getByRole('button', { name: 'Hide 3 to-dos' })).toHaveCount(0)
    await expect(health.getByRole('status')).toHaveText('1 of 3 done, 1 skipped')
  })
})

test('rows that came back for a new to-do stay when it is ticked', async ({
  backend,
  page,
  person,
}) => {
  const done = { [dayFromNow(0)]: 'done' } as const
  const items = Object.fromEntries(names.map((name) => [name, done]))
  await backend.seed(person.email, todos('Health', names, items))
  await page.goto('/dashboard')
  const health = widget(page, 'Health')
  await expect(health.getByRole('button', { name: 'Show 3 to-dos' })).toBeVisible()
  await health.getByRole('button', { name: 'Add a to-do' }).click()
  await page.getByRole('textbox', { name: 'New to-do' }).fill('Swim')
  await page.keyboard.press('Enter')
  await choose(page, 'Swim', 'Done')
  await expect(health.getByRole('button', { name: 'Hide 4 to-dos' })).toBeVisible()
  await expect(choice(page, 'Swim')).toBeVisible()
})
