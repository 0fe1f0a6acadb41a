import { configureApi, type Feature } from '@daymark/api'
import { renderHook } from '@testing-library/react'
import { vi } from 'vitest'
import { closeOffline, openOffline } from '../../../src/lib/offline/offline.ts'
import { queryClient } from '../../../src/lib/query/queryClient.ts'
import { useFollowedPreferences } from '../../../src/ui/preferences/useFollowedPreferences.ts'
import { withAppClient } from './appClient.tsx'
import { offer } from './offer.ts'

type Table = Record<string, unknown>

/** A backend that keeps preferences, as the description says. */
export function preferenceServer(kept: Table = {}) {
  const server = {
    kept,
    requests: [] as string[],
    isReachable: true,
    /** Members that it refuses. */
    refused: [] as string[],
    whileAnswering: () => {},
  }
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const body = request.method === 'PATCH' ? ((await request.json()) as Table) : {}
    server.requests.push(
      request.method === 'PATCH' ? `PATCH ${JSON.stringify(body)}` : request.method,
    )
    const attr = server.refused.find((member) => member in body)
    if (attr !== undefined) {
      return Response.json({ errors: [{ code: 'invalid', attr }] }, { status: 400 })
    }
    server.kept = merged(server.kept, body)
    const answer = Response.json(server.kept)
    server.whileAnswering()
    return answer
  })
  return server
}

function merged(target: Table, patch: Table): Table {
  const result = { ...target }
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name]
    else if (typeof value === 'object' && !Array.isArray(value)) {
      result[name] = merged((result[name] ?? {}) as Table, value as Table)
    } else result[name] = value
  }
  return result
}

/** Opens the app, as a person does who was here before. */
export async function openPreferences(features: Feature[] = ['preferences'], person = 1) {
  offer(...features)
  await openOffline(queryClient, person)
  return renderHook(useFollowedPreferences, withAppClient)
}

export function leavePreferences({ unmount }: { unmount: () => void }): void {
  unmount()
  closeOffline()
  queryClient.clear()
}
