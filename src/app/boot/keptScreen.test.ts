import type { User } from '@daymark/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepScreen } from '../../lib/offline/keptScreen.ts'
import { rememberUser } from '../../lib/session/rememberedUser.ts'
import { showKeptScreen } from './firstScreens.ts'

const root = () => document.querySelector('#root')
const open = (path: string) => history.replaceState(null, '', path)
const moduleScript = () =>
  Object.assign(document.createElement('script'), { type: 'module', src: '/assets/other.js' })

beforeEach(() => {
  document.body.innerHTML = '<div id="root">Mark</div>'
  document.documentElement.lang = 'en-GB'
  open('/dashboard')
})

afterEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
})

/** Keeps a screen for a visit in these circumstances. */
function keep({ user = 1, until = Date.now() + 1_000 }) {
  localStorage.setItem('user', JSON.stringify({ id: user }))
  keepScreen('<p data-style="color: red">Walk</p>', until)
}

test('a kept screen is shown with its styles', () => {
  keep({})
  expect(showKeptScreen()).toBe(true)
  expect(root()?.textContent).toBe('Walk')
  expect(root()?.querySelector('p')?.style.color).toBe('red')
})

test.for<[string, () => void]>([
  ['when another day has begun', () => keep({ until: Date.now() - 1 })],
  ['in another language', () => (document.documentElement.lang = 'nl')],
  ['for another person', () => localStorage.setItem('user', '{"id":2}')],
  ['when the address says more', () => open('/dashboard?date=2026-11-20')],
  ['of another version', () => document.head.append(moduleScript())],
  ['that cannot be read', () => localStorage.setItem('screen', '{')],
])('no kept screen is shown %s', ([, change]) => {
  keep({})
  change()
  expect(showKeptScreen()).toBe(false)
  expect(root()?.textContent).toBe('Mark')
})

test('a screen is forgotten when another person or no one is signed in, and not when the same one still is', () => {
  keep({})
  rememberUser({ id: 1 } as User)
  expect(localStorage.getItem('screen')).not.toBeNull()
  rememberUser({ id: 2 } as User)
  expect(localStorage.getItem('screen')).toBeNull()
  keep({ user: 2 })
  rememberUser(undefined)
  expect(localStorage.getItem('screen')).toBeNull()
  keepScreen('<p>Walk</p>', Date.now() + 1_000)
  expect(localStorage.getItem('screen')).toBeNull()
})
