import type { Language } from '../language.ts'
import english from './locales/en-GB.json' with { type: 'json' }
import dutch from './locales/nl.json' with { type: 'json' }

/** A mail in plain text; `code` is repeated from the text for the terminal and for tests. */
export interface Mail {
  to: string
  subject: string
  text: string
  code: string | null
}

/** By language; `{code}`, `{email}` and `{origin}` are filled in, one in a paragraph. */
const texts: Record<Language, typeof english> = { 'en-GB': english, nl: dutch }

export type MailKind = Exclude<keyof typeof english, 'greeting'>

/** A mail of some kind. It names the code, or leads to a page of the app, where its text does. */
export function composeMail(
  kind: MailKind,
  language: Language,
  values: { email: string; code: string; origin: string },
): Mail {
  const { greeting, [kind]: mail } = texts[language]
  const fill = (paragraph: string) =>
    paragraph.replace(/{(email|code|origin)}/, (_, name: keyof typeof values) => values[name])
  return {
    to: values.email,
    subject: `[Daymark] ${mail.subject}`,
    text: [greeting, ...mail.body.map(fill), 'Daymark'].join('\n\n') + '\n',
    code: mail.body.includes('{code}') ? values.code : null,
  }
}
