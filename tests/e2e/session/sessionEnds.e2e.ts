import {
  expect,
  expectAccessible,
  newPerson,
  signInAs,
  test,
  pageHeading,
} from '../../support/e2e.ts'

test('what one person was typing is neither shown to nor saved for the person who logs in in another tab', async ({
  backend,
  context,
  page,
  person: _person,
}) => {
  const address = '/modules/daily-todos/new'
  const other = await newPerson(backend)
  await page.clock.install()
  await page.goto(address)
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.pressSequentially('Private')
  await signInAs(context, backend, other.email)
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(otherTab.getByRole('button', { name: other.username })).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))

  await expect(page.getByRole('button', { name: other.username })).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(name).toHaveValue('')
  await name.fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
})

test('a page that has not heard of another log-in saves nothing there, and keeps what was typed', async ({
  backend,
  context,
  page,
  person: _person,
}) => {
  const other = await newPerson(backend)
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') changes.push(new URL(request.url()).pathname)
  })
  await page.goto('/modules/daily-todos/new')
  const name = page.getByRole('textbox', { name: 'Name' })
  const save = page.getByRole('button', { name: 'Save' })
  const refusal = page.getByText('Another account is now logged in in this browser')
  await name.fill('Private')
  // Only the server knows.
  await signInAs(context, backend, other.email)
  await save.click()
  await expect(refusal).toBeVisible()
  await expect(name).toHaveValue('Private')
  expect(changes).toEqual(['/api/v1/daily-todos-modules/'])

  // Now this browser knows too.
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(otherTab.getByRole('button', { name: other.username })).toBeVisible()
  await save.click()
  await otherTab.goto('/modules')
  await expect(otherTab.getByRole('table').first()).toBeVisible()
  await expect(otherTab.getByText('Private')).toHaveCount(0)
  await expect(refusal).toBeVisible()
  await expect(name).toHaveValue('Private')
  expect(changes).toHaveLength(1)
})

test('a page of another site that leads to the log-out ends nothing before the person agrees', async ({
  backend,
  page,
  person: _person,
}) => {
  await page.goto('/dashboard')
  await expect(pageHeading(page)).toBeVisible()
  // The same machine under another name is another site.
  await page.goto(`${backend.origin.replace('localhost', '127.0.0.1')}/health/`)
  await page.evaluate((url) => location.assign(url), `${backend.origin}/account/logout`)
  await expect(page.getByText('Another website sent you here')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/account/logout?ask=true')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
