import { expect, test } from 'vitest'
import { signedIn } from '../../testing/testBackend.ts'

const origin = 'http://app.daymark.example'

/** Returns the names of the cookies that an answer removes, each with the domain for which it does. */
function removed(cookies: readonly string[]): string[] {
  return cookies
    .filter((cookie) => cookie.includes('Max-Age=0'))
    .map((cookie) => `${cookie.split('=', 1)[0]} ${/Domain=([^;]+)/.exec(cookie)?.[1] ?? '-'}`)
}

test('a cookie from before COOKIE_DOMAIN changed locks no one out, and is deleted', async () => {
  const { client } = await signedIn({ origin, cookieDomain: 'daymark.example' })
  const { sessionid, csrftoken } = Object.fromEntries(client.cookies)
  const old = { sessionid: 'x'.repeat(32), csrftoken: 'y'.repeat(32) }
  const Cookie = [old, { sessionid, csrftoken }]
    .flatMap((cookies) => Object.entries(cookies).map(([name, value]) => `${name}=${value}`))
    .join('; ')

  const session = await client.allauth('GET', 'auth/session', undefined, { headers: { Cookie } })
  expect(session.status).toBe(200)
  expect(removed(session.cookies)).toEqual([
    'csrftoken -',
    'csrftoken app.daymark.example',
    'sessionid -',
    'sessionid app.daymark.example',
  ])
  for (const token of [old.csrftoken, csrftoken ?? '']) {
    const headers = { Cookie, 'X-CSRFToken': token }
    const created = await client.api('POST', 'daily-todos-modules/', { name: 'x' }, { headers })
    expect(created.status).toBe(201)
  }
  const headers = { Cookie, 'X-CSRFToken': 'z'.repeat(32) }
  const forged = await client.api('POST', 'daily-todos-modules/', { name: 'x' }, { headers })
  expect(forged.status).toBe(403)
})

test('signing out works whatever COOKIE_DOMAIN was when the person signed in', async () => {
  const { client } = await signedIn({ origin })
  const { cookies } = await client.logOut()
  expect(removed(cookies)).toEqual([
    'sessionid app.daymark.example',
    'sessionid daymark.example',
    'sessionid -',
  ])
})
