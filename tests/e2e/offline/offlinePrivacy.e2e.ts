import {
  contentRequests,
  leaveWaiting,
  notSent,
  openTodos,
  status,
  todos,
} from '../../support/pages/dashboard.ts'
import { countPersisted, untilPreferencesAgreed } from '../../support/browser/kept.ts'
import { expect, newPerson, signInAs, test } from '../../support/e2e.ts'

const isChange = (request: string) => request.startsWith('P')

test('what waits is not sent in the session of another person, and waits for its own', async ({
  backend,
  context,
  page,
  person,
}) => {
  // One in each list: two that are done would be folded.
  await backend.seed(person.email, todos('Home', ['Read']))
  await openTodos({ backend, page, person }, ['Walk'])
  const other = await newPerson(backend)
  await backend.seed(other.email, todos('Garden', ['Weed']))
  for (const { option, when, delayMs } of [
    { option: 'Walk', when: 'at once', delayMs: 0 },
    { option: 'Read', when: 'late', delayMs: 1_500 },
  ]) {
    await test.step(`the other session is known ${when}`, async () => {
      await leaveWaiting({ backend, page }, option)
      await page.goto('about:blank')

      await signInAs(context, backend, other.email)
      await backend.setFault({ path: '/_allauth/browser/v1/auth/session', delayMs })
      const requests = contentRequests(page)
      await page.goto('/dashboard')
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('button', { name: other.username })).toBeVisible()
      await expect(status(page, 'Weed', 'Todo')).toBeChecked()
      await expect(page.getByText(option)).toBeHidden()
      expect(requests.filter(isChange)).toEqual([])

      await backend.clearFaults()
      await signInAs(context, backend, person.email)
      await page.goto('/dashboard')
      await expect.poll(() => requests.filter(isChange)).toHaveLength(1)
      await expect(status(page, option, 'Done')).toBeChecked()
      await expect(notSent(page)).toBeHidden()
    })
  }
})

test('a change that waits outlives the end of the session, and not the account', async ({
  authenticator: _authenticator,
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  await test.step('what was read is gone with the session, and the change is sent at the next log-in', async () => {
    await leaveWaiting({ backend, page })
    await untilPreferencesAgreed(page)
    await context.clearCookies({ name: 'sessionid' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    // The change, and what the server had of the preferences.
    await expect.poll(() => countPersisted(page)).toBe(2)

    await backend.clearFaults()
    await signInAs(context, backend, person.email)
    await page.goto('/dashboard')
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect(notSent(page)).toBeHidden()
  })
  await test.step('with the account it is deleted', async () => {
    await leaveWaiting({ backend, page }, 'Read')
    expect(await countPersisted(page)).not.toBe(0)
    await page.goto('/account/my')
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
    await expect.poll(() => countPersisted(page)).toBe(0)
  })
})
