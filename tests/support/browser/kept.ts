import type { Page } from '@playwright/test'

interface Kept {
  /** The keys of the answers, as JSON. */
  keys: string[]
  answers: unknown[]
  /** How many changes and settings there are. */
  notes: number
}

/** Returns what this browser keeps of the person. The dashboard has opened the store before. */
function kept(page: Page): Promise<Kept> {
  return page.evaluate(
    () =>
      new Promise<Kept>((resolve) => {
        const opening = indexedDB.open('daymark')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('personal')
          const store = transaction.objectStore('personal')
          const [keys, answers] = [store.getAllKeys(), store.getAll()]
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve({
              keys: keys.result.map((key) => JSON.stringify(key)),
              answers: answers.result as unknown[],
              notes: Object.keys(localStorage).filter((key) => key.startsWith('daymark-notes/'))
                .length,
            })
          })
        })
      }),
  )
}

/** Returns how many answers, changes and settings are persisted in this browser. */
export async function countPersisted(page: Page): Promise<number> {
  const { keys, notes } = await kept(page)
  return keys.length + notes
}

/** Returns whether the past of a list is persisted on this device. */
export async function isHistoryPersisted(page: Page): Promise<boolean> {
  return (await kept(page)).keys.some((key) => key.includes('days'))
}

/** Returns the statuses of days that this browser has kept, by name. The past of a list repeats some of them. */
export async function keptStatuses(page: Page): Promise<string[]> {
  const ofDays = JSON.stringify((await kept(page)).answers, (name, value: unknown) =>
    name === 'unfinished' ? undefined : value,
  )
  const found = ofDays.matchAll(/"status":"(todo|skip|done)"/g)
  return [...found].map(([, status = '']) => status).toSorted()
}

/** Waits until this device has recorded what the server has of the person's preferences. */
export async function untilPreferencesAgreed(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.endsWith('/preferences')),
  )
}
