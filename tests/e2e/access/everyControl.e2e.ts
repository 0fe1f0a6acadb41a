import type { Page } from '@playwright/test'
import type { BackendProcess } from '../../support/servers/backendProcess.ts'
import { expect, newPerson, signInAs, test, untilScriptIsThere } from '../../support/e2e.ts'
import { dayFromNow, todos } from '../../support/pages/dashboard.ts'
import {
  type Control,
  expectFocusIsSeen,
  listControls,
  pressControl,
} from '../../support/browser/controls.ts'

interface Ids {
  list: number
  option: number
  place: number
  thoughts: number
}

/** Pages of a signed-in person who has lists, a history and a thought. */
const pages: Readonly<Record<string, (ids: Ids) => string>> = {
  'the dashboard': () => '/dashboard',
  'the overview': () => '/modules',
  'the page of a list': ({ list }) => `/modules/daily-todos/${list}`,
  'the page of a to-do': ({ list, option }) => `/modules/daily-todos/${list}/options/${option}`,
  'the page of a place': ({ list, place }) => `/modules/daily-todos/${list}/widgets/${place}`,
  'the page of thoughts': ({ thoughts }) => `/modules/inspiration/${thoughts}`,
  'a new thought': ({ thoughts }) => `/modules/inspiration/${thoughts}/options/new`,
  'a new list': () => '/modules/daily-todos/new',
  'the history': () => '/history',
  'the history of a list': ({ list }) => `/history/${list}`,
  'the account': () => '/account/my',
  'the own data': () => '/account/my/data',
  'a new address': () => '/account/my/email-addresses/add',
}

/** Signs in another person with lists, and opens a page. */
async function openAnew(
  page: Page,
  backend: BackendProcess,
  pathOf: (ids: Ids) => string,
): Promise<string> {
  const { email } = await newPerson(backend)
  await page.context().clearCookies()
  await signInAs(page.context(), backend, email)
  const past = { [dayFromNow(-2)]: 'done', [dayFromNow(-1)]: 'todo' } as const
  const days = { Walk: past, Read: { ...past, [dayFromNow(0)]: 'done' } } as const
  const { dailyTodos } = await backend.seed(email, todos('Morning', ['Walk', 'Read'], days))
  const { inspiration } = await backend.seed(email, {
    inspiration: [{ name: 'Sky', widgets: ['Sky'], options: [{ name: 'Begin', text: 'Begin.' }] }],
  })
  const [list] = dailyTodos
  const path = pathOf({
    list: list?.id ?? 0,
    option: list?.options[0] ?? 0,
    place: list?.widgets[0] ?? 0,
    thoughts: inspiration[0]?.id ?? 0,
  })
  await open(page, path)
  return path
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilScriptIsThere(page, 'QuietParts')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

const layers = (page: Page) =>
  page.locator('[role=dialog], [role=menu], [role=alertdialog]:not([data-react-aria-top-layer] *)')

for (const [name, pathOf] of Object.entries(pages)) {
  test(`${name}: no control that is pressed loses the focus`, async ({ backend, page }) => {
    test.setTimeout(240_000)
    page.on('filechooser', () => undefined)
    let path = await openAnew(page, backend, pathOf)
    // What is around every page is the same on each.
    const frame = name === 'the dashboard' ? 'body' : 'main'
    const controls = await listControls(page, frame)
    expect(controls.length).toBeGreaterThan(2)

    /** Opens the page again, as another person where a press has logged the person out or deleted the account. */
    const openAgain = async () => {
      const cookies = await page.context().cookies()
      if (cookies.some(({ name: cookie }) => cookie.endsWith('sessionid'))) await open(page, path)
      else path = await openAnew(page, backend, pathOf)
    }
    /** Presses a control of the page, of another person where an earlier press took it away. */
    const pressAgain = async (control: Control) => {
      if (await pressControl(page, control)) return
      await page.goto('about:blank')
      await openAgain()
      if (await pressControl(page, control)) return
      path = await openAnew(page, backend, pathOf)
      expect(await pressControl(page, control), `${control.name} is there again`).toBe(true)
    }

    const closeLayers = async () => {
      for (let left = 3; left > 0 && (await layers(page).count()) > 0; left -= 1) {
        await page.keyboard.press('Escape')
      }
    }
    const goBack = async () => {
      await closeLayers()
      if (new URL(page.url()).pathname !== path) await openAgain()
    }

    const known = new Set(controls.map((control) => control.name))
    for (const control of controls) {
      await test.step(control.name, async () => {
        await pressAgain(control)
        await expectFocusIsSeen(page, `after ${control.name}`)
        const isLayer = (await layers(page).count()) > 0
        const brought = (await listControls(page, frame)).filter(
          (one) => isLayer || !known.has(one.name),
        )
        for (const one of brought) {
          known.add(one.name)
          if (isLayer && (await layers(page).count()) === 0) await pressAgain(control)
          if (!(await pressControl(page, one))) continue
          await expectFocusIsSeen(page, `after ${one.name} of ${control.name}`)
          if (isLayer) {
            await closeLayers()
            await expectFocusIsSeen(page, `after Escape from ${one.name} of ${control.name}`)
          }
          await goBack()
        }
        await goBack()
      })
    }
  })
}
