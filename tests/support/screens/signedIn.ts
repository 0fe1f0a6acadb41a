import { signInAs } from '../e2e.ts'
import type { Reach, Words } from './walkThrough.ts'

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
