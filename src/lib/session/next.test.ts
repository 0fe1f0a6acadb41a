import { expect, test } from 'vitest'
import { keepNext, safeNext, signInPath } from './next.ts'

test.for([
  '/dashboard',
  '/account/my/passkeys/7',
  '/modules/daily-todos/3/options/new',
  '/modules?page=2',
])('%s is a place to go after signing in', (next) => {
  expect(safeNext(next)).toBe(next)
})

test.for([
  '//evil.example/dashboard',
  '/\\evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'dashboard',
  '/unknown',
  '/account/logout',
  '/account/signup/passkey',
  '',
])('%s is not', (next) => {
  expect(safeNext(next)).toBeUndefined()
})

test('no next leads nowhere', () => {
  expect(safeNext(null)).toBeUndefined()
})

test('a person who must sign in takes the path and the query along', () => {
  expect(signInPath(new URL('https://daymark.example/modules?page=2'))).toBe(
    '/account/authenticate/webauthn?next=%2Fmodules%3Fpage%3D2',
  )
})

test('logging out is not a place to come back to', () => {
  expect(signInPath(new URL('https://daymark.example/account/logout'))).toBe(
    '/account/authenticate/webauthn',
  )
})

test('next goes along from page to page', () => {
  const search = new URLSearchParams({ next: '/modules', other: 'x' })
  expect(keepNext('/account/login/code', search)).toBe('/account/login/code?next=%2Fmodules')
  expect(keepNext('/account/login/code', new URLSearchParams())).toBe('/account/login/code')
})
