import type { Page } from '@playwright/test'
import { openTodos } from '../../support/pages/dashboard.ts'
import { expect, test, untilScriptIsThere } from '../../support/e2e.ts'

/** Ways in which text arrives: keys of hardware, an input method that composes, and dictation or an emoji panel. */
const ways: Record<string, (page: Page, text: string) => Promise<void>> = {
  'by keys': async (page, text) => page.keyboard.type(text),
  'by composition': async (page, text) => {
    const devtools = await page.context().newCDPSession(page)
    for (let end = 1; end <= text.length; end += 1) {
      const composed = text.slice(0, end)
      const selection = { selectionStart: end, selectionEnd: end }
      await devtools.send('Input.imeSetComposition', { text: composed, ...selection })
    }
    await devtools.send('Input.insertText', { text })
  },
  'as one text': async (page, text) => page.keyboard.insertText(text),
}

test.beforeEach(async ({ page, backend, person }) => {
  // What the palette finds takes half a second to come, as it does on a slow line.
  await page.route(/\/assets\/(PaletteEntries|TodoCommands)-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await openTodos({ backend, page, person }, ['Walk', 'Water'])
  // It comes in the first idle moment of the app.
  await untilScriptIsThere(page, 'CommandPalette')
})

for (const [way, write] of Object.entries(ways)) {
  test(`what is typed ${way} right after a press is where it was meant for, from the first time on`, async ({
    page,
  }) => {
    const search = page.getByRole('searchbox')
    await test.step('after Ctrl+K it is in the search', async () => {
      await page.keyboard.press('Control+k')
      await write(page, 'water')
      await expect(search).toHaveValue('water')
      await expect(page.getByRole('menuitem')).toHaveText(['Water Health'])
      await page.keyboard.press('Escape')
      await expect(search).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()
    })
    await test.step('after its button too', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await write(page, 'walk')
      await expect(search).toHaveValue('walk')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()
    })
    await test.step('a new name is in place of the old one', async () => {
      await page.getByRole('button', { name: 'Walk', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Edit', exact: true }).press('Enter')
      await write(page, 'Run')
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Run')
      await page.keyboard.press('Escape')
    })
    await test.step('after n it is a new to-do', async () => {
      await page.getByRole('button', { name: 'Water', exact: true }).focus()
      await page.keyboard.press('n')
      await write(page, 'Milk')
      await expect(page.getByRole('textbox', { name: 'Add a to-do' })).toHaveValue('Milk')
    })
  })
}

test('Escape that ends a composition ends nothing else', async ({ page }) => {
  const search = page.getByRole('searchbox')
  const devtools = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await test.step('in the search', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('walk ')
    await compose('ね')
    await page.keyboard.press('Escape')
    await expect(search).toBeVisible()
    await expect(search).not.toHaveValue('')
    await compose('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
  })
  await test.step('in a dialog', async () => {
    await page.getByRole('button', { name: 'Walk', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).press('Enter')
    await compose('ね')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await compose('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('in the line that adds', async () => {
    const field = page.getByRole('textbox', { name: 'Add a to-do' })
    await field.fill('Milk')
    await compose('ね')
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
    await expect(field).not.toHaveValue('')
  })
})
