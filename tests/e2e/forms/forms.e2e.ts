import { expect, test } from '../../support/e2e.ts'
import { seedModule, testedKinds } from '../../support/kinds.ts'

// What is around the fields of a form is the same for each kind.
const [kind] = testedKinds as [(typeof testedKinds)[number]]
const { slug, api } = kind

test('on a slow connection, pressing Save again while the next page loads makes nothing twice', async ({
  backend,
  page,
  person: _person,
}) => {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(api.modules)) posts += 1
  })
  await page.goto(`/modules/${slug}/new`)
  await backend.setFault({ method: 'GET', path: api.options, delayMs: 2000 })
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Only once')
  const created = page.waitForResponse((response) => response.status() === 201)
  await name.press('Enter')
  await created
  // To what has the focus: the form, which is busy, or nothing once the shape of the next page hides it.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Only once' })).toBeVisible()
  expect(posts).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  const lists = page.getByRole('main').getByRole('link', { name: 'Only once' })
  await expect(lists).toHaveCount(1)
})

test('a changed form is kept until it is saved, deleted, or left on purpose', async ({
  backend,
  page,
  person,
}) => {
  const contents = { name: 'Mornings', options: ['First'] }
  const { id } = await seedModule(backend, person.email, kind, contents)
  await page.clock.install()
  await page.goto('/modules')
  const main = page.getByRole('main')
  const name = page.getByRole('textbox', { name: 'Name' })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const keepEditing = question.getByRole('button', { name: 'Keep editing' })

  await test.step('a form without changes is left without a question', async () => {
    await main.getByRole('link', { name: 'Mornings' }).click()
    await page.getByRole('link', { name: 'First' }).click()
    await expect(name).toHaveValue('First')
    await main.getByRole('link', { name: 'Mornings' }).click()
    await expect(page).toHaveURL(`/modules/${slug}/${id}`)
    await page.getByRole('link', { name: 'First' }).click()
    await expect(name).toHaveValue('First')
  })

  await test.step('leaving a changed form asks, by link, back button and reload', async () => {
    await name.fill('Changed')
    await main.getByRole('link', { name: 'Mornings' }).click()
    await expect(question).toBeVisible()
    await keepEditing.click()
    await expect(name).toHaveValue('Changed')

    await page.goBack()
    await keepEditing.click()
    await expect(name).toHaveValue('Changed')

    const reload = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.type())
        void dialog.dismiss()
      }),
    )
    void page.reload().catch(() => undefined)
    expect(await reload).toBe('beforeunload')
    await expect(name).toHaveValue('Changed')
  })

  await test.step('a half-filled form survives the window coming back to the front', async () => {
    await name.fill('Half a na')
    await page.clock.fastForward('05:00')
    const answer = Promise.withResolvers<void>()
    await page.route(`**${api.options}**`, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    const progress = page.getByRole('progressbar', { name: 'Loading…' })
    await expect(progress).toBeVisible()
    answer.resolve()
    await expect(progress).toBeHidden()
    await expect(name).toHaveValue('Half a na')
    await expect(name).toBeFocused()
  })

  await test.step('who wants to leave, leaves', async () => {
    await page.goBack()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL(`/modules/${slug}/${id}`)
    await expect(page.getByRole('link', { name: 'First' })).toBeVisible()
  })

  await test.step('saving and deleting do not ask, also when the way back leads to a saved page', async () => {
    await page.getByRole('link', { name: 'First' }).click()
    await expect(name).toHaveValue('First')
    await name.fill('Second')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Second' }).click()
    await expect(name).toHaveValue('Second')
    await name.fill('Third')
    await page.goBack()
    await keepEditing.click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('alertdialog', { name: 'Second' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(page.getByText(kind.empty.options.english, { exact: true })).toBeVisible()
  })
})
