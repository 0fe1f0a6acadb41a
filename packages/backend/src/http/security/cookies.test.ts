import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/testBackend.ts'

const origin = 'http://app.daymark.example'

/** Returns the names of the cookies that an answer removes, each with the domain for which it does. */
function removed(cookies: readonly string[]): string[] {
  return cookies
    .filter((cookie) => cookie.includes('Max-Age=0'))
    .map((cookie) => `${cookie.split('=', 1)[0]} ${/Domain=([^;]+)/.exec(cookie)?.[1] ?? '-'}`)
}

test('a cookie from before COOKIE_DOMAIN changed locks no one out, and is deleted', async () => {
  const { client } = await signedIn({
    origin,
    cookieDomain: 'daymark.example',
    formerCookieDomain: 'app.daymark.example',
  })
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

test('signing out reaches the cookies of a former COOKIE_DOMAIN, and of no other', async () => {
  const former = await signedIn({ origin, formerCookieDomain: 'daymark.example' })
  expect(removed((await former.client.logOut()).cookies)).toEqual([
    'sessionid daymark.example',
    'sessionid -',
  ])
  const usual = await signedIn({ origin })
  expect(removed((await usual.client.logOut()).cookies)).toEqual(['sessionid -'])
})

test('cookies of another program on a parent domain stay, and lock no one out', async () => {
  const { client } = await signedIn({ origin, cookieDomain: undefined })
  const own = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const Cookie = `sessionid=${'x'.repeat(32)}; csrftoken=${'y'.repeat(64)}; ${own}`
  const headers = { Cookie }
  const session = await client.allauth('GET', 'auth/session', undefined, { headers })
  expect(session.status).toBe(200)
  expect(removed(session.cookies)).toEqual([])
})

test('two installations on one host keep each other logged in with COOKIE_PREFIX', async () => {
  const one = (await signedIn({ cookiePrefix: 'one_' })).client
  const other = (await signedIn({ cookiePrefix: 'other_' })).client
  // One browser sends the cookies of a host to all its ports.
  for (const [name, value] of one.cookies) other.cookies.set(name, value)
  expect([...other.cookies.keys()].toSorted()).toEqual([
    'one_csrftoken',
    'one_sessionid',
    'other_csrftoken',
    'other_sessionid',
  ])
  expect((await other.api('POST', 'daily-todos-modules/', { name: 'x' })).status).toBe(201)
  const { cookies } = await other.logOut()
  expect(removed(cookies)).toEqual(['other_sessionid -'])
  expect((await one.session()).status).toBe(200)
  await other.signInByCode('anna@example.com')
  expect([...other.cookies.keys()]).toContain('other_daymark_known')
  expect(other.cookies.has('sessionid')).toBe(false)
})
