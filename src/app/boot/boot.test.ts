import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint, requestScripts } from './scripts.ts'
import { askForSession, askForWidgets, isFirstVisit } from './sessionQuestion.ts'
import { watchTouches } from './earlyInput.ts'
import { leadsToDashboard, showFirstScreen, showSignInScreen } from './firstScreens.ts'
import { handover } from '../../lib/handover.ts'
import { setHandover } from '../../../tests/support/unit/handover.ts'

const page = `
  <meta name="daymark-api-origin" content="">
  <div id="root">Mark</div>
  <template data-scripts="everybody"><link rel="modulepreload" href="/assets/app.js"></template>
  <template data-sign-in="en-GB"><main>
    <button>Log in</button><a href="/account/login/code">Code</a>
  </main></template>
  <template data-sign-in="nl"><!-- nothing is rendered in development --></template>
  <template data-dashboard="en-GB"><main><h1>Dashboard</h1></main></template>`

const root = () => document.querySelector('#root')
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('#root a')]

function open(path: string): void {
  history.replaceState(null, '', path)
}

function setCookie(value: string): void {
  document.cookie = `csrftoken=${value}; Path=/`
}

/** Answers every question with one response. Returns the questions. */
function server(answer: (signal: AbortSignal) => Response | Promise<Response>) {
  const ask = vi.fn((_url: string, { signal }: { signal: AbortSignal }) => answer(signal))
  vi.stubGlobal('fetch', ask)
  return () => ask.mock.calls.map(([url]) => url)
}

beforeEach(() => {
  document.body.innerHTML = page
  document.documentElement.lang = 'en-GB'
  setHandover()
  document.cookie = 'csrftoken=; Max-Age=0; Path=/'
  open('/')
})

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a person without a token comes for the first time, also once the first answer has set it', async () => {
  const asked = server(() => {
    setCookie('first')
    return Response.json({})
  })
  expect(isFirstVisit()).toBe(true)
  askForSession()
  expect(await handover().session).toMatchObject({ status: 401 })
  expect(asked()).toEqual([`${location.origin}/api/v1/csrf/`])
  expect(isFirstVisit()).toBe(true)
})

test('asks for the session of a person who was on this device before', async () => {
  setCookie('earlier')
  const asked = server(() => Response.json({ status: 200, data: { user: { id: 1 } } }))
  askForSession()
  expect(await handover().session).toMatchObject({
    status: 200,
    data: { user: { id: 1 } },
  })
  expect(asked()).toEqual([`${location.origin}/_allauth/browser/v1/auth/session`])
})

test('the questions go out in the language that the person has chosen', async () => {
  document.cookie = 'django_language=nl; Path=/'
  const ask = vi.fn((_url: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', ask)
  askForWidgets()
  document.cookie = 'django_language=; Max-Age=0; Path=/'
  askForWidgets()
  const sent = ask.mock.calls.map(([, { headers }]) => new Headers(headers).get('Accept-Language'))
  expect(sent).toEqual(['nl, *;q=0', null])
})

test('an API on another origin is asked there, and its cookie cannot be seen', async () => {
  document.querySelector('meta')?.setAttribute('content', 'https://api.example')
  const asked = server(() => Response.json({ status: 401 }))
  askForSession()
  await handover().session
  expect(asked()).toEqual(['https://api.example/_allauth/browser/v1/auth/session'])
})

test('a server in trouble is no answer', async () => {
  server(() => new Response('<h1>Server Error</h1>', { status: 500 }))
  askForSession()
  await expect(handover().session).rejects.toThrow('Answered 500')
})

test('the scripts of a visit are requested once', () => {
  requestScripts('everybody')
  requestScripts('everybody')
  requestScripts('signedIn')
  expect(document.head.querySelectorAll('link[rel=modulepreload]')).toHaveLength(1)
})

/** Stands in for the browser's report of what was painted. */
function paints() {
  let report = (_name: string) => {}
  class Observer {
    constructor(callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
      report = (painted) =>
        callback({ getEntriesByName: (name) => (name === painted ? [{ name }] : []) })
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return (name: string) => report(name)
}

test('nothing is requested before text or a picture is on the screen, and then at once', () => {
  vi.useFakeTimers()
  const paint = paints()
  const callback = vi.fn()
  afterFirstPaint(callback)
  paint('first-paint')
  expect(callback).not.toHaveBeenCalled()
  paint('first-contentful-paint')
  expect(callback).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a page that never reports a paint waits a second', () => {
  vi.useFakeTimers()
  paints()
  const callback = vi.fn()
  afterFirstPaint(callback)
  vi.advanceTimersByTime(999)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a hidden tab waits for nothing', () => {
  const callback = vi.fn()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  afterFirstPaint(callback)
  expect(callback).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

test.for([
  ['/modules?page=2', '?next=%2Fmodules%3Fpage%3D2'],
  ['/account/authenticate/webauthn?next=%2Faccount%2Fmy', '?next=%2Faccount%2Fmy'],
  ['/account/authenticate/webauthn', ''],
  ['/nowhere', '?next=%2Fdashboard'],
  ['/account/logout', ''],
])('%s shows the sign-in screen; its links say %s', ([path = '', search]) => {
  open(path)
  expect(showSignInScreen()).toBe(true)
  expect(links().map((link) => link.pathname + link.search)).toEqual([
    `/account/login/code${search}`,
  ])
})

test.for([
  '/account/login/code',
  '/account/login/code/confirm',
  '/account/signup/passkey',
  '/account/verify-email',
])('%s is a page that a visitor sees', (path) => {
  open(path)
  expect(showSignInScreen()).toBe(false)
  expect(root()?.textContent).toBe('Mark')
})

test('without a rendered screen the mark stays', () => {
  document.documentElement.lang = 'nl'
  expect(showSignInScreen()).toBe(false)
  expect(root()?.textContent).toBe('Mark')
})

test.for([
  ['/dashboard', null, true],
  ['/', '{"id":1,"username":"alma"}', true],
  ['/dashboard', 'null', false],
  ['/modules', null, false],
  ['/account/my', '{"id":1,"username":"alma"}', false],
] as const)('%s with %s remembered leads to the dashboard: %s', ([path, user, isExpected]) => {
  open(path)
  if (user !== null) localStorage.setItem('user', user)
  expect(leadsToDashboard()).toBe(isExpected)
})

test('the shape of the dashboard takes the place of the mark', () => {
  expect(showFirstScreen('dashboard')).toBe(true)
  expect(root()?.textContent).toBe('Dashboard')
})

test('the widgets are asked for beside the session, and an unreadable answer is left to the app', async () => {
  setCookie('earlier')
  const asked = server(() => Response.json({}, { status: 401 }))
  askForWidgets()
  expect(asked()).toEqual([`${location.origin}/api/v1/widgets/`])
  await expect(handover().widgets).rejects.toThrow('Answered 401')
})

test('what is focused and pressed too early is noted', () => {
  showSignInScreen()
  watchTouches()
  links()[0]?.focus()
  document.querySelector('button')?.click()
  expect(handover().touched?.focused).toBe(links()[0])
  expect(handover().touched?.pressed.map((button) => button.textContent)).toEqual(['Log in'])
})
