import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { BackendProcess } from '../servers/backendProcess.ts'
import { expect, signInAs, test } from '../e2e.ts'
import { expectAccessibleInEveryLook, expectRoomForWords } from '../browser/looks.ts'
import type { VirtualAuthenticator } from '../browser/virtualAuthenticator.ts'

type Language = 'en-GB' | 'nl'

/** The texts that people read, in both languages. */
export type Words = Readonly<Record<Language, string>>

/** The tools of a test that walks through a screen. */
interface ScreenStage {
  authenticator: VirtualAuthenticator
  backend: BackendProcess
  context: BrowserContext
  /** An address without an account. */
  email: string
  page: Page
}

type Scene = ScreenStage & {
  /** The field and the main button of the screen. */
  field: Locator
  submit: Locator
  say: (words: Words) => string
}

export type Reach = (scene: Scene) => Promise<unknown>

export interface Screen {
  name: string
  heading: Words
  field?: Words
  submit?: Words
  /**
   * Each begins where the one before it ended, and no fault is left. A few have a heading of their own. Others have only other
   * words than the one before.
   */
  states: readonly { reach: Reach; shows: Words; heading?: Words; hasOnlyOtherWords?: true }[]
}

export function both(english: string, dutch: string): Words {
  return { 'en-GB': english, nl: dutch }
}

export function open(path: string): Reach {
  return ({ page }) => page.goto(path)
}

export const submit: Reach = (scene) => scene.submit.click()

/** Opens the page again as a browser that has no passkeys. */
export async function loseWebAuthn({ page }: Scene): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await page.reload()
}

/** Fills the field and sends the form, which some fields do automatically. */
export function enter(value: string): Reach {
  return async (scene) => {
    await scene.field.fill(value)
    await scene.submit.click()
  }
}

/** Signs in a person with a passkey on another device and a second address, and opens a page. */
export function openSignedIn(path: string | ((passkey: number) => string)): Reach {
  return async ({ backend, context, email, page }) => {
    const { passkeys } = await backend.createPerson({
      email,
      passkeys: [{ name: 'Laptop' }],
      addresses: [{ email: `second.${email}`, verified: true }],
    })
    await signInAs(context, backend, email)
    await page.goto(typeof path === 'string' ? path : path(passkeys[0] ?? 0))
  }
}

export const pressInDialog: (words: Words) => Reach =
  (name) =>
  ({ page, say }) =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(name), exact: true })
      .click()

/** Shows each state of a screen in a language: it must say what it should, fit, and be accessible. */
export async function walkThrough(
  screen: Screen,
  language: Language,
  stage: ScreenStage,
): Promise<void> {
  const { backend, page } = stage
  const say = (words: Words) => words[language]
  const find = (role: 'button' | 'textbox', words: Words | undefined) =>
    page.getByRole('main').getByRole(role, { name: words && say(words), exact: true })
  const scene: Scene = {
    ...stage,
    field: find('textbox', screen.field),
    submit: find('button', screen.submit),
    say,
  }
  for (const { reach, shows, heading = screen.heading, hasOnlyOtherWords } of screen.states) {
    await test.step(say(shows), async () => {
      await backend.clearFaults()
      await reach(scene)
      await expect(page.getByText(say(shows)).filter({ visible: true }).first()).toBeVisible()
      const title = { level: 1, name: say(heading), includeHidden: true } as const
      await expect(page.getByRole('heading', title)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await (hasOnlyOtherWords ? expectRoomForWords : expectAccessibleInEveryLook)(page)
    })
  }
}
