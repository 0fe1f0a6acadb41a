import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { startTexts } from '../../../src/app/start/startTexts.ts'
import { registerSetStatus } from '../../../src/features/daily-todos/status/setStatus.ts'
import { closeOffline, openOffline } from '../../../src/lib/offline/offline.ts'
import { toasts } from '../../../src/ui/toasts.ts'
import { ItemServer } from '../servers/itemServer.ts'
import { signedInAs } from './signedIn.ts'

/** The server of this test. */
export let server: ItemServer
/** The client of the app that is open, or was open last. */
export let client: QueryClient

/** Begins each test of a file on a device without records, signed in to a server that has these to-dos in one list. */
export function onNewDevice(...todos: string[]): void {
  beforeAll(() => startTexts('en-GB'))
  beforeEach(async () => {
    localStorage.clear()
    toasts.clear()
    server = new ItemServer()
    for (const todo of todos) server.addOption(todo, '')
    await signedInAs(1)
  })
  afterEach(leaveApp)
}

/** Opens the app for a person who is signed in, with what the device has recorded. */
export async function openApp(person = 1): Promise<void> {
  client = new QueryClient()
  client.mount()
  registerSetStatus(client)
  await openOffline(client, person)
}

export function leaveApp(): void {
  closeOffline()
  client.unmount()
}

/** Returns the requests that change something. */
export const changes = () => server.requests.filter((request) => !request.startsWith('GET'))

export const shownMessages = () => toasts.queue.visibleToasts.map(({ content }) => content)

/** A failure of the server: no answer. */
export function noConnection(): never {
  throw new TypeError('Failed to fetch')
}
