import { type User, userLanguage } from '../accounts/users.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import type { Language } from '../language.ts'

/** The language of a mail: what was last chosen, here or elsewhere, else what this browser prefers. */
export function mailLanguage({ chosenLanguage, language }: RequestContext, user?: User): Language {
  return chosenLanguage ?? (user ? userLanguage(user) : language)
}
