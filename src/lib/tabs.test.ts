import { afterEach, expect, test } from 'vitest'
import { signedInAs } from '../../tests/support/unit/signedIn.ts'
import { onTabMessage, tellTabs } from './tabs.ts'

declare module './tabs.ts' {
  interface TabMessages {
    test: string
  }
}

const otherTab = new BroadcastChannel('daymark')
afterEach(() => signedInAs(undefined))

/** Resolves with the next message of the type `test` that this tab sends. */
const nextSent = () =>
  new Promise<unknown>((resolve) => {
    otherTab.addEventListener('message', function handle({ data }: MessageEvent<{ type: string }>) {
      if (data.type !== 'test') return
      otherTab.removeEventListener('message', handle)
      resolve(data)
    })
  })

test('a message of one person reaches only tabs of that person', async () => {
  const heard: string[] = []
  onTabMessage('test', (message) => heard.push(message))
  await signedInAs(1)
  for (const person of [2, 1, null]) {
    otherTab.postMessage({ type: 'test', person, message: `for ${person}` })
  }
  await expect.poll(() => heard).toEqual(['for 1', 'for null'])
})

test('a message names the person who is signed in, or the one whom it is about', async () => {
  await signedInAs(2)
  let sent = nextSent()
  tellTabs('test', 'of the current person')
  expect(await sent).toMatchObject({ person: 2 })
  sent = nextSent()
  tellTabs('test', 'of a change that was made before', 1)
  expect(await sent).toMatchObject({ person: 1 })
})

test('a tab in which no one is signed in sends nothing of a person', async () => {
  await signedInAs(undefined)
  const sent = nextSent()
  tellTabs('test', 'of no one')
  await signedInAs(3)
  tellTabs('test', 'of a person')
  expect(await sent).toMatchObject({ person: 3, message: 'of a person' })
})
