import { holdRequests } from '../../support/pages/dashboard.ts'
import { expectNoSidewaysScroll } from '../../support/browser/devices.ts'
import { expect, expectAccessible, setLanguage, signInAs, test } from '../../support/e2e.ts'
import { passkeyTable } from '../../support/pages/passkeys.ts'

const emailPath = '/_allauth/browser/v1/account/email'

test('the account leads to its pages, and each says what it is in its heading, its title and its trail', async ({
  backend,
  context,
  page,
  newAddress: email,
}) => {
  const label = 'b'.repeat(60)
  const local = String(process.pid).padEnd(64, 'a')
  const long = `${local}@${[label, label, label].join('.')}.com`.padEnd(254, 'm')
  const stranger = await backend.createPerson({
    email: `stranger-${email}`,
    passkeys: [{ name: 'Theirs' }],
  })
  await backend.setClock({ set: '2026-03-01T12:00:00Z' })
  await backend.createPerson({
    email,
    addresses: [{ email: long, verified: true }],
    passkeys: [{ name: 'My laptop' }],
  })
  await signInAs(context, backend, email)
  await page.goto('/account/my')
  const main = page.getByRole('main')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(heading('My account')).toBeVisible()
  await expect(page).toHaveTitle('My account · Daymark')
  await expect(main.getByRole('link', { name: 'Log out' })).toHaveAttribute(
    'href',
    '/account/logout',
  )
  await expect(main.locator('a:visible, button:visible').last()).toHaveText('Delete my account…')

  for (const width of [320, 768, 1280]) {
    await test.step(`an address of 254 characters leaves its buttons in sight in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
      const row = page.getByRole('table', { name: 'E-mail addresses' }).getByRole('row')
      for (const name of [`Make primary: ${long}`, `Delete: ${long}`]) {
        const box = await row.getByRole('button', { name }).boundingBox()
        expect(box?.x).toBeGreaterThan(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width)
      }
    })
  }

  for (const [link, name] of [
    ['Add e-mail address', 'Add an e-mail address'],
    ['Add passkey', 'Add a passkey'],
    ['Your data', 'Your data'],
    ['My laptop', 'My laptop'],
  ] as const) {
    await test.step(`the page "${name}" says what it is`, async () => {
      const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
      await main.getByRole('link', { name: link }).click()
      await expect(heading(name)).toBeVisible()
      await expect(page).toHaveTitle(`${name} · Daymark`)
      await expect(trail.getByRole('listitem').last()).toHaveText(name)
      await trail.getByRole('link', { name: 'My account' }).click()
      await expect(heading('My account')).toBeVisible()
    })
  }

  await test.step('the whole row of a passkey leads to its page, which ends with a quiet button that deletes it', async () => {
    const row = page.getByRole('row', { name: 'My laptop' })
    // Forced, because the link that names the row covers the cell and gets the press.
    await row.getByRole('cell').last().click({ force: true })
    await expect(heading('My laptop')).toBeVisible()
    const remove = main.getByRole('button', { name: 'Delete this passkey…' })
    await expect(main.locator('a:visible, button:visible').last()).toHaveText(
      'Delete this passkey…',
    )
    await expect(remove).toHaveAttribute('data-variant', 'destructive')
    const save = await main.getByRole('button', { name: 'Save' }).boundingBox()
    expect(save?.x).toBe((await main.getByRole('textbox').boundingBox())?.x)
    expect((await remove.boundingBox())?.y).toBeGreaterThan(
      (save?.y ?? 0) + 2 * (save?.height ?? 0),
    )
  })

  await test.step('a passkey of another person and one that cannot be are not found', async () => {
    for (const id of [stranger.passkeys[0], 'one']) {
      await page.goto(`/account/my/passkeys/${id}`)
      await expect(heading('Not found')).toBeVisible()
    }
  })

  await test.step('dates are Dutch where the page is', async () => {
    await setLanguage(context, backend, 'nl')
    await page.goto('/account/my')
    const row = passkeyTable(page).getByRole('row', { name: 'My laptop' })
    await expect(row).toContainText('1 mrt 2026')
    await expect(row).toContainText('Nooit')
  })
})

test('a person finds their account once it is loaded, and deletes it', async ({
  backend,
  page,
  person,
}) => {
  const row = page.getByRole('row', { name: person.email })

  await test.step('addresses that cannot be loaded say so, and come at the next try', async () => {
    await backend.setFault({ path: emailPath, method: 'GET', status: 500, times: 9 })
    await page.goto('/account/my')
    await expect(page.getByRole('heading', { name: 'Something went wrong...' })).toBeVisible()
    await backend.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row).toBeVisible()
  })

  await test.step('the account is loaded before it shows', async () => {
    await page.goto('/modules')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    const release = await holdRequests(page, 'GET', `**${emailPath}`)
    await page.getByRole('button', { name: person.username }).click()
    await page.getByRole('menuitem', { name: 'My account' }).click()
    await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused()
    await expect(row).toBeVisible()
  })

  await test.step('the warning that there is no passkey is above the table, and adds one', async () => {
    const warning = page.getByText('You do not have a passkey yet.')
    await expect(warning).toBeVisible()
    const table = await passkeyTable(page).boundingBox()
    expect((await warning.boundingBox())?.y).toBeLessThan(table?.y ?? 0)
    await expect(page.getByRole('link', { name: 'Add passkey' })).toHaveCount(1)
    await page.getByRole('link', { name: 'Add passkey' }).click()
    await expect(page).toHaveURL('/account/my/passkeys/add')
  })

  await test.step('nothing is left of an account that the person deletes', async () => {
    await page.getByRole('link', { name: 'My account' }).click()
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('alertdialog', { name: `The account of ${person.username}` })
    await expect(dialog).toContainText('Download your data first')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
    await expectAccessible(page)
    const kept = await page.evaluate(() => Object.keys(localStorage).join())
    expect(kept).not.toContain(`${person.id}`)
    await expect.poll(async () => (await backend.mails(person.email)).length).toBe(1)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/account\/authenticate\/webauthn/)
  })
})
