import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { englishIn } from '../../support/browser/englishWords.ts'
import { listen } from '../../support/browser/spoken.ts'
import { choice, openTodos, todos } from '../../support/pages/dashboard.ts'
import { expect, setLanguage, test } from '../../support/e2e.ts'

/** Does something, and waits until its sentence has been said. Fails if anything that was said is English. */
async function hear(page: Page, sentence: string | RegExp, act: () => Promise<void>) {
  const said = await listen(page)
  await act()
  await expect.poll(async () => (await said()).join('\n')).toMatch(sentence)
  const english = (await said()).filter((text) => englishIn(text.replace(/^\w+: /, '')).length > 0)
  expect(english).toEqual([])
}

test('what is spoken is Dutch where the page is Dutch', async ({
  backend,
  context,
  page,
  person,
}) => {
  await setLanguage(context, backend, 'nl')
  await backend.seed(person.email, todos('Thuis', ['Afwassen']))
  await openTodos({ backend, page, person }, ['Lopen', 'Lezen', 'Zwemmen'])
  const menuOf = (name: string) => page.getByRole('button', { name: `${name}: meer acties` })
  const press = (keys: string) => page.keyboard.press(keys)

  await test.step('a status, a place in the order, and the sidebar', async () => {
    await choice(page, 'Lopen').getByRole('radio', { checked: true }).focus()
    await expect(page.getByRole('button', { name: 'Nieuwe lijst', exact: true })).toBeAttached()
    await hear(page, /Lopen staat nu op 2 van 3/, () => press('Alt+ArrowDown'))
    await hear(page, /zijbalk/i, () => press('Control+b'))
    await press('Control+b')
  })
  await test.step('another day', async () => {
    await choice(page, 'Lopen').getByRole('radio', { checked: true }).focus()
    await hear(page, /\p{L}/u, () => press('['))
    await press(']')
  })
  await test.step('the dialog that puts to-dos in order, also by dragging', async () => {
    await page.getByRole('button', { name: 'Lezen', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Volgorde van taken wijzigen…' }).click()
    const dialog = page.getByRole('dialog')
    const up = dialog.getByRole('button', { name: 'Lezen omhoog' })
    await hear(page, /Lezen staat al bovenaan/, () => up.press('Enter'))
    await dialog.getByRole('row').first().getByRole('button').first().focus()
    await hear(page, /slepen/i, () => press('Enter'))
    await press('Escape')
    await dialog.getByRole('button', { name: 'Klaar' }).click()
  })
  await test.step('days that are skipped, and taken back', async () => {
    await menuOf('Thuis').click()
    await page.getByRole('menuitem', { name: 'Dagen overslaan…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Laatste dag').fill(new Date().toISOString().slice(0, 10))
    await hear(page, /1 taak is overgeslagen/, () => press('Enter'))
    await hear(page, /Je taken staan weer open/, () =>
      dialog.getByRole('button', { name: 'Ongedaan maken' }).press('Enter'),
    )
    await press('Escape')
  })
  await test.step('what is found, deleted, and back', async () => {
    await press('Control+k')
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await hear(page, /Niets gevonden/, () => page.keyboard.type('xyzzy'))
    await press('Escape')
    await press('Escape')
    await menuOf('Thuis').click()
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
    await hear(page, /Thuis is verwijderd/, () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).press('Enter'),
    )
  })
  await test.step('the connection', async () => {
    await hear(page, /server/, async () => {
      await context.setOffline(true)
      await choice(page, 'Lezen').getByRole('radio').first().press('Space')
    })
    await hear(page, /Weer verbonden/, () => context.setOffline(false))
  })
  await test.step('an import that fails', async () => {
    await page.goto('/account/my/data')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Bestand kiezen' }).click()
    await hear(page, /kan niet worden gelezen/, async () =>
      (await choosing).setFiles({
        name: 'a.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{'),
      }),
    )
  })
})
