import type { BackendProcess } from '../support/servers/backendProcess.ts'
import { dayFromNow, todos } from '../support/pages/dashboard.ts'
import { expectNoSidewaysScroll } from '../support/browser/devices.ts'
import { expect, expectAccessible, setLanguage, test, pageHeading } from '../support/e2e.ts'
import { expectAccessibleInEveryLook } from '../support/browser/looks.ts'
import { dayStates, printedStates } from '../support/screens/dayStates.ts'
import { type ScreenStage, signedInStates } from '../support/screens/signedInStates.ts'

const today = dayFromNow(0)
/**
 * Gives a person a list with more to-dos than one page of its table shows, one without any, a thought on the dashboard, and a
 * list of thoughts without any.
 */
async function seedModules(backend: BackendProcess, email: string): Promise<ScreenStage['ids']> {
  const options = ['Walk', 'Read', ...Array.from({ length: 9 }, (_, index) => `Way ${index + 1}`)]
  const walked = { [dayFromNow(-2)]: 'done', [dayFromNow(-1)]: 'done', [today]: 'done' } as const
  const items = { Walk: walked, Read: { [today]: 'skip' } } as const
  const { dailyTodos } = await backend.seed(email, todos('Morning', options, items))
  await backend.seed(email, todos('Later', []))
  const { inspiration } = await backend.seed(email, {
    inspiration: [
      { name: 'Thoughts' },
      { name: 'Quotes', widgets: ['Quote'], options: [{ name: 'Short', text: 'Begin at once.' }] },
    ],
  })
  const [list] = dailyTodos
  return {
    list: list?.id ?? 0,
    thoughts: inspiration[0]?.id ?? 0,
    option: list?.options[0] ?? 0,
    widget: list?.widgets[0] ?? 0,
  }
}

for (const [language, say] of [
  ['en-GB', (english: string) => english],
  ['nl', (_: string, dutch: string) => dutch],
] as const) {
  test.describe(`in every look, in ${language}`, () => {
    test.beforeEach(async ({ backend, context }) => {
      test.setTimeout(480_000)
      await setLanguage(context, backend, language)
    })

    const expectEach = async (
      states: typeof signedInStates,
      { backend, page, ids }: Omit<ScreenStage, 'say'>,
    ) => {
      for (const [name, reach] of Object.entries(states)) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: 1280, height: 900 })
          await backend.clearFaults()
          await reach({ backend, page, ids, say })
          await expectAccessibleInEveryLook(page)
        })
      }
    }

    test('every state of every screen, and what is printed, is accessible', async ({
      backend,
      page,
      person,
    }) => {
      const ids = await seedModules(backend, person.email)
      for (const [name, reach] of Object.entries(printedStates)) {
        await test.step(`${name}, printed`, async () => {
          await page.emulateMedia({ media: 'screen' })
          await reach({ backend, page, ids, say })
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ media: 'print', colorScheme })
            await expectNoSidewaysScroll(page)
            await expectAccessible(page)
          }
        })
      }
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
      await expectEach(signedInStates, { backend, page, ids })
    })

    test('every menu and dialog of a day is accessible', async ({ backend, page, person }) => {
      const ids = await seedModules(backend, person.email)
      await expectEach(dayStates, { backend, page, ids })
    })

    test('a beginning with nothing made yet is accessible', async ({ page, person: _person }) => {
      for (const path of ['/dashboard', '/modules']) {
        await page.goto(path)
        await expect(pageHeading(page)).toBeVisible()
        await expectAccessibleInEveryLook(page)
      }
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /^Start \w+day$|dag beginnen$/ }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectAccessibleInEveryLook(page)
    })
  })
}
