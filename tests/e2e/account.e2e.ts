import { expectNoSidewaysScroll } from '../support/devices.ts'
import { expect, expectAccessible, setLanguage, signInAs, test } from '../support/e2e.ts'

test('every page says what it is, in its heading, its title and its trail', async ({
  backend,
  context,
  page,
}) => {
  const email = `pages-${process.pid}@example.com`
  const { passkeys } = await backend.createPerson({ email, passkeys: [{ name: 'My laptop' }] })
  await signInAs(context, backend, email)
  for (const [path, heading] of [
    ['/account/my', 'My account'],
    ['/account/my/email-addresses/add', 'Add an e-mail address'],
    ['/account/my/passkeys/add', 'Add a passkey'],
    [`/account/my/passkeys/${passkeys[0]}`, 'My laptop'],
    ['/account/my/data', 'Your data'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} · Daymark`)
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
    if (path !== '/account/my') await expect(trail.last()).toHaveText(heading)
  }
})

test('speaks Dutch, dates included', async ({ backend, context, page }) => {
  const email = `nederlands-${process.pid}@example.com`
  await backend.setClock({ set: '2026-03-01T12:00:00Z' })
  await backend.createPerson({ email, passkeys: [{ name: 'Laptop' }] })
  await signInAs(context, backend, email)
  await setLanguage(context, backend, 'nl')
  await page.goto('/account/my')
  const passkeys = page.getByRole('table', { name: 'Passkeys' })
  await expect(passkeys.getByRole('row', { name: 'Laptop' })).toContainText('1 mrt 2026')
  await expect(passkeys.getByRole('row', { name: 'Laptop' })).toContainText('Nooit')
  await page.getByRole('link', { name: 'E-mailadres toevoegen' }).click()
  await page.getByRole('button', { name: 'Code versturen' }).click()
  await expect(page.getByText('Dit veld is verplicht')).toBeVisible()
})

test('addresses that cannot be loaded say so and come at the next try', async ({
  backend,
  page,
  person,
}) => {
  await backend.setFault({
    path: '/_allauth/browser/v1/account/email',
    method: 'GET',
    status: 500,
    times: 9,
  })
  await page.goto('/account/my')
  await expect(page.getByRole('heading', { name: 'Something went wrong...' })).toBeVisible()
  await backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: person.email })).toBeVisible()
})

test('the account is loaded before it shows', async ({ backend, page, person }) => {
  const path = '/_allauth/browser/v1/account/email'
  await page.goto('/modules')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await backend.setFault({ path, method: 'GET', delayMs: 2000 })
  const loaded = page.waitForResponse((response) => response.url().endsWith(path))
  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused()
  await expect(page.getByRole('row', { name: person.email })).toBeVisible()
})

for (const width of [320, 768, 1280]) {
  test(`an address of 254 characters leaves its buttons in sight in a window of ${width} px`, async ({
    backend,
    context,
    page,
    newAddress: email,
  }) => {
    const label = 'b'.repeat(60)
    const long = `${String(width).padEnd(64, 'a')}@${[label, label, label].join('.')}.com`.padEnd(
      254,
      'm',
    )
    await backend.createPerson({ email, addresses: [{ email: long, verified: true }] })
    await signInAs(context, backend, email)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/account/my')
    const row = page.getByRole('table', { name: 'E-mail addresses' }).getByRole('row')
    for (const name of [`Make primary: ${long}`, `Delete: ${long}`]) {
      const box = await row.getByRole('button', { name }).boundingBox()
      expect(box?.x).toBeGreaterThan(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width)
    }
    await expectNoSidewaysScroll(page)
  })
}

test('the warning that there is no passkey is above the table, and adds one', async ({
  page,
  person: _person,
}) => {
  await page.goto('/account/my')
  const warning = page.getByText('You do not have a passkey yet.')
  await expect(warning).toBeVisible()
  const table = page.getByRole('table', { name: 'Passkeys' })
  expect((await warning.boundingBox())?.y).toBeLessThan((await table.boundingBox())?.y ?? 0)
  await expect(page.getByRole('link', { name: 'Add passkey' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Add passkey' }).click()
  await expect(page).toHaveURL('/account/my/passkeys/add')
})

test('the whole row of a passkey leads to its page, which ends with a quiet button that deletes it', async ({
  backend,
  context,
  page,
  newAddress: email,
}) => {
  await backend.createPerson({ email, passkeys: [{ name: 'My laptop' }] })
  await signInAs(context, backend, email)
  await page.goto('/account/my')
  const row = page.getByRole('row', { name: 'My laptop' })
  // Forced, because the link that names the row covers the cell and gets the press.
  await row.getByRole('cell').last().click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'My laptop' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a:visible, button:visible').last()).toHaveText('Delete this passkey…')
  await expect(main.getByRole('button', { name: 'Delete this passkey…' })).toHaveAttribute(
    'data-variant',
    'destructive',
  )
  const save = await main.getByRole('button', { name: 'Save' }).boundingBox()
  const remove = await main.getByRole('button', { name: 'Delete this passkey…' }).boundingBox()
  expect(save?.x).toBe((await main.getByRole('textbox').boundingBox())?.x)
  expect(remove?.y).toBeGreaterThan((save?.y ?? 0) + 2 * (save?.height ?? 0))
})

test('a person deletes their account, and nothing of it is left', async ({
  backend,
  page,
  person,
}) => {
  await page.goto('/account/my')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('alertdialog', { name: `The account of ${person.username}` })
  await expect(dialog).toContainText('Download your data first')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(`${person.id}`)
  await expect.poll(async () => (await backend.mails(person.email)).length).toBe(1)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/account\/authenticate\/webauthn/)
})
