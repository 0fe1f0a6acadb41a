import type { Language } from '../language.ts'

/** A mail in plain text; `code` is repeated from the text for the terminal and for tests. */
export interface Mail {
  to: string
  subject: string
  text: string
  code: string | null
}

interface Texts {
  subject: string
  /** Paragraphs; `{code}`, `{email}` and `{origin}` are filled in, one in a paragraph. */
  body: readonly string[]
}

export type MailKind = 'signIn' | 'verification' | 'unknownAccount' | 'accountExists'

const greeting = { 'en-GB': 'Hello,', nl: 'Hallo,' } as const

const texts: Record<MailKind, Record<Language, Texts>> = {
  signIn: {
    'en-GB': {
      subject: 'Your sign-in code',
      body: [
        'This is the code to sign in with. Enter it in the window where you asked for it:',
        '{code}',
        'It works for three minutes. If you did not ask for it, you can ignore this mail.',
      ],
    },
    nl: {
      subject: 'Je inlogcode',
      body: [
        'Met deze code log je in. Vul hem in in het venster waar je erom vroeg:',
        '{code}',
        'Hij werkt drie minuten. Heb je er niet om gevraagd, dan kun je deze mail negeren.',
      ],
    },
  },
  verification: {
    'en-GB': {
      subject: 'Confirm your e-mail address',
      body: [
        'Somebody, probably you, wants to use {email} with Daymark. To confirm it, enter this code:',
        '{code}',
        'It works for fifteen minutes. If it was not you, you can ignore this mail.',
      ],
    },
    nl: {
      subject: 'Bevestig je e-mailadres',
      body: [
        'Iemand, waarschijnlijk jij, wil {email} bij Daymark gebruiken. Bevestig dit met deze code:',
        '{code}',
        'Hij werkt vijftien minuten. Was jij het niet, dan kun je deze mail negeren.',
      ],
    },
  },
  unknownAccount: {
    'en-GB': {
      subject: 'There is no account with this address',
      body: [
        'Somebody, probably you, asked to sign in as {email}, but Daymark has no account with it.',
        'If it was you, you may have used another address, or you can sign up here:',
        '{origin}/account/signup/passkey',
        'If it was not you, you can ignore this mail.',
      ],
    },
    nl: {
      subject: 'Er is geen account met dit adres',
      body: [
        'Iemand, waarschijnlijk jij, wilde inloggen als {email}, maar daarmee is bij Daymark geen account.',
        'Was jij het, dan heb je misschien een ander adres gebruikt, of je kunt je hier aanmelden:',
        '{origin}/account/signup/passkey',
        'Was jij het niet, dan kun je deze mail negeren.',
      ],
    },
  },
  accountExists: {
    'en-GB': {
      subject: 'You already have an account',
      body: [
        'Somebody, probably you, tried to sign up with {email}, but there already is an account with it.',
        'If it was you, sign in with your passkey, or ask for a sign-in code here:',
        '{origin}/account/login/code',
        'If it was not you, you can ignore this mail.',
      ],
    },
    nl: {
      subject: 'Je hebt al een account',
      body: [
        'Iemand, waarschijnlijk jij, probeerde zich aan te melden met {email}, maar daarmee is al een account.',
        'Was jij het, log dan in met je passkey of vraag hier een inlogcode aan:',
        '{origin}/account/login/code',
        'Was jij het niet, dan kun je deze mail negeren.',
      ],
    },
  },
}

/** A mail of some kind. It names the code, or leads to a page of the app, where its text does. */
export function composeMail(
  kind: MailKind,
  language: Language,
  values: { email: string; code: string; origin: string },
): Mail {
  const { subject, body } = texts[kind][language]
  const fill = (paragraph: string) =>
    paragraph.replace(/{(email|code|origin)}/, (_, name: keyof typeof values) => values[name])
  return {
    to: values.email,
    subject: `[Daymark] ${subject}`,
    text: [greeting[language], ...body.map(fill), 'Daymark'].join('\n\n') + '\n',
    code: body.includes('{code}') ? values.code : null,
  }
}
