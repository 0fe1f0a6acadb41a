import { test } from 'vitest'
import { type Stage, walk } from './stage.ts'

/** Reads the status of the only to-do of today from the answers that this device has kept. */
const persistedStatus = `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('IndexedDB does not answer.')), 3_000)
  const opening = indexedDB.open('daymark')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const reading = opening.result.transaction('personal').objectStore('personal').getAll()
    reading.onerror = () => reject(reading.error)
    reading.onsuccess = () => {
      opening.result.close()
      const today = new Date().toISOString().slice(0, 10)
      const items = reading.result
        .filter(({ queryKey }) => JSON.stringify(queryKey).includes('daily-todo-items'))
        .flatMap(({ data }) => data)
      const statuses = items.filter(({ date }) => date === today).map(({ status }) => status)
      resolve([...new Set(statuses)].join())
    }
  }
})`

/** The server is away, and comes back. */
export function offline(stage: Stage): void {
  // In WebKit, a transaction that is still running when its page is left never ends. Twelve pages take as long as twelve steps.
  const patience = 180_000
  test(
    'what this device keeps can be read after pages that were left while they wrote it',
    async () => {
      await stage.screen.open('/dashboard')
      for (let round = 0; round < 6; round += 1) {
        for (const status of ['Done', 'Skip']) {
          await stage.screen.choose(status, walk)
          await stage.screen.reload()
          await stage.screen.seesChosen(status, walk)
        }
      }
      await stage.screen.shows(persistedStatus).toBe('skip')
    },
    patience,
  )

  test('the app opens without the server, with what was read before', async () => {
    await stage.screen.open('/dashboard')
    await stage.screen.seesChosen('Skip', walk)
    await stage.screen.shows('navigator.serviceWorker.controller !== null').toBe(true)
    await stage.screen.shows(persistedStatus).toBe('skip')
    await stage.backend.stop()
    await stage.screen.reload()
    await stage.screen.seesText('Cannot reach the server')
    await stage.screen.seesChosen('Skip', walk)
  })

  // docs/product.md#8-9
  test('a screen that was never opened opens without the server', async () => {
    await stage.screen.open('/account/my/email-addresses/add')
    await stage.screen.sees('heading', 'Add an e-mail address')
    await stage.screen.sees('textbox', /New e-mail address/)
    await stage.screen.open('/dashboard')
    await stage.screen.seesChosen('Skip', walk)
  })

  test('without the server a change waits', async () => {
    await stage.screen.choose('Done', walk)
    await stage.screen.seesText('Not sent yet')
  })

  test('with the server back the change is sent', async () => {
    await stage.backend.start()
    await stage.screen.seesNoText('Not sent yet')
    await stage.screen.reload()
    await stage.screen.seesChosen('Done', walk)
  })
}
