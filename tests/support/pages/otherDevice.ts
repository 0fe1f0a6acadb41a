import type { Page } from '@playwright/test'
import { test as base } from '../e2e.ts'
import { headersOf } from '../servers/backendProcess.ts'

type Entity = { id: number; name: string } & Record<string, unknown>

/** Another device of the person. It reads and changes what they have, and has no page. */
interface OtherDevice {
  /** Returns the object of this name in a list, as the server has it. */
  stored(list: string, name: string): Promise<Entity>
  /** Changes some members of an object. */
  change(list: string, name: string, change: object): Promise<void>
}

export const test = base.extend<{ other: OtherDevice }>({
  other: async ({ backend, person }, use) => {
    const headers = headersOf(await backend.signIn(person.email))
    const call = async <Answer>(path: string, init?: RequestInit) => {
      const response = await fetch(`${backend.origin}/api/v1/${path}`, { headers, ...init })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Answer
    }
    const readList = async (list: string, query = '') =>
      (await call<{ results: Entity[] }>(`${list}/?${query}page=1&page_size=100`)).results
    const stored: OtherDevice['stored'] = async (list, name) => {
      const modules = list.startsWith('inspiration') ? 'inspiration-modules' : 'daily-todos-modules'
      const [module] = await readList(modules)
      const all = list === modules ? [module] : await readList(list, `module=${module?.id}&`)
      const found = all.find((one) => one?.name === name)
      if (found === undefined) throw new Error(`The server has no ${name} in ${list}`)
      return found
    }
    await use({
      stored,
      async change(list, name, change) {
        const { id, type, text } = await stored(list, name)
        const rest = { name, ...(type !== undefined && { type }), ...(text !== null && { text }) }
        const body = JSON.stringify({ ...rest, ...change })
        await call(`${list}/${id}/`, { method: 'PUT', body })
      },
    })
  },
})

/** What a message says after a change that left another one alone. */
export const stays = 'Another device had changed something else about it. That stays.'

export const message = (page: Page, name: string) => page.getByRole('alertdialog', { name })

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
