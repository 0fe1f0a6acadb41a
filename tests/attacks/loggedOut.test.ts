import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browserAtBackend, openWhole, shown } from '../support/servers/browserAtBackend.ts'

const email = 'anna@example.com'

/** Returns everything that a page of this origin can find on the device, as one text. */
const everythingStored = async () => {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('IndexedDB')))
    })
  const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store)
      found.push(await Promise.all([done(objects.getAllKeys()), done(objects.getAll())]))
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      found.push(request.url, await (await cache.match(request))?.text())
    }
  }
  return JSON.stringify(found)
}

test('after a log-out nothing of the person is left in the browser', async () => {
  const { backend, context, page, signIn } = await browserAtBackend()
  const { id } = await backend.createPerson({ email })
  const personal = ['Wash the dog', 'Diary', email]
  const { dailyTodos } = await backend.seed(email, {
    dailyTodos: [
      {
        name: 'Diary',
        options: [{ name: 'Wash the dog', text: 'With soap' }],
        widgets: ['Diary'],
      },
    ],
  })
  await signIn(email)
  await page.goto('/dashboard')
  const radio = page.getByRole('radiogroup', { name: 'Wash the dog' })
  await radio.getByRole('radio', { name: 'Done' }).click()
  await expect.poll(() => page.evaluate(everythingStored)).toContain('Wash the dog')
  const visited = [
    { address: '/modules', texts: ['Diary'] },
    { address: `/modules/daily-todos/${dailyTodos[0]?.id}`, texts: ['Wash the dog', 'Diary'] },
    { address: '/account/my', texts: [email] },
  ]
  for (const personalPage of visited) await openWhole(page, personalPage)
  await page.goto('/account/logout')
  await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor()
  await expect.poll(() => leftOf(page, personal, id)).toEqual({ kept: [], shown: [] })
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('sessionid')

  for (const { address } of [...visited.toReversed(), { address: '/dashboard' }]) {
    await page.goBack()
    await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor()
    expect(await leftOf(page, personal, id), address).toEqual({ kept: [], shown: [] })
  }
})

async function leftOf(page: Page, personal: readonly string[], id: number) {
  const [kept, visible] = [
    await page.evaluate(everythingStored),
    await page.locator('body').evaluate(shown),
  ]
  const own = [...personal, `[[${id},`]
  return {
    kept: own.filter((text) => kept.includes(text)),
    shown: personal.filter((text) => visible.includes(text)),
  }
}
