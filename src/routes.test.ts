import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { type Route, routeAt, routes } from './routes.ts'

const all = Object.values<Route>(routes)
const example = (path: string) => path.replaceAll(/:\w+/g, '7')

test.for([
  ...all.map(({ path }) => example(path)),
  '/DASHBOARD/',
  '/modules/daily-todos/3/options/new/',
  '/',
  '/nowhere',
  '/modules/daily-todos/3/options',
  '/account/my/passkeys/7/rename',
])('%s is the page that the router finds there', (pathname) => {
  const found = matchRoutes(
    all.map(({ path }) => ({ path })),
    pathname,
  )
  expect(routeAt(pathname)?.path).toBe(found?.[0]?.route.path)
})

test('every pending flow continues at one page', () => {
  const flows = all.flatMap(({ flow }) => flow ?? [])
  expect(flows.toSorted()).toEqual([
    'login_by_code',
    'mfa_authenticate',
    'mfa_signup_webauthn',
    'verify_email',
  ])
})

test('a path is made from its parameters, encoded', () => {
  expect(paths.dashboard).toBe('/dashboard')
  expect(paths.option({ kind: 'a/b', moduleId: 3, optionId: '4' })).toBe(
    '/modules/a%2Fb/3/options/4',
  )
})
