import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { compareDescriptions } from './compare.ts'
import type { Document } from './document.ts'

const folder = join(import.meta.dirname, '../../openapi')

/** Where a Django with drf-spectacular and django-allauth describes itself. */
const served = {
  'content.yaml': '/api/v1/schema/?format=json',
  'allauth.yaml': '/_allauth/openapi.json',
}

/** What django-allauth 65.10 says about itself and does not do: the pact shows that the client is right. */
const mistakes = [
  'GET /_allauth/browser/v1/auth/webauthn/signup: 200: data.creation_options is missing',
  'POST /_allauth/browser/v1/auth/code/request: 200 is not described',
  'GET /_allauth/browser/v1/account/authenticators/webauthn: the query parameter passwordless is not described',
  'POST /_allauth/browser/v1/account/email: 401: data.flows may be missing',
  'POST /_allauth/browser/v1/account/email: 401: data.flows[] may be missing',
  'POST /_allauth/browser/v1/account/email: 401: data.flows[].id may be missing',
]

/**
 * Compares both descriptions with those that the backend at `origin` serves. Resolves with the
 * differences that the client would notice; rejects when a description is not served.
 */
export async function compareWithLive(origin: string): Promise<string[]> {
  const differences = await Promise.all(
    Object.entries(served).map(async ([file, path]) => {
      const ours = parse(readFileSync(join(folder, file), 'utf8')) as Document
      const response = await fetch(new URL(path, origin))
      if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
      return compareDescriptions(
        withoutUploads(ours),
        forBrowsers((await response.json()) as Document),
      )
    }),
  )
  return differences.flat().filter((difference) => !mistakes.includes(difference))
}

/** The address of an upload is opaque, so nobody has to describe it. */
function withoutUploads({ paths, ...rest }: Document): Document {
  const kept = Object.entries(paths).filter(([path]) => !path.startsWith('/uploads/'))
  return { ...rest, paths: Object.fromEntries(kept) }
}

/** django-allauth describes its browser and its app client at once. */
function forBrowsers({ paths, ...rest }: Document): Document {
  const named = Object.entries(paths).map(([path, item]) => [
    path.replace('{client}', 'browser'),
    item,
  ])
  return { ...rest, paths: Object.fromEntries(named) as Document['paths'] }
}
