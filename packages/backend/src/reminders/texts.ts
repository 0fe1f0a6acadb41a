import type { PushMessageSchema as PushMessage } from '@daymark/api/schemas'
import type { Language } from '../language.ts'
import english from './locales/en-GB.json' with { type: 'json' }
import dutch from './locales/nl.json' with { type: 'json' }

/** By language and form of the number; `{count}` is filled in. */
const texts: Record<Language, typeof english> = { 'en-GB': english, nl: dutch }

/** What a reminder is about. */
interface OpenList {
  widget: number
  /** The name of the list. */
  name: string
  /** How many of its to-dos are open. */
  count: number
}

/** The same for each reminder of a list, so that a later one replaces it. */
export const tagOf = (widget: number) => `list-${widget}`

/** Returns the message of a reminder. `origin` is the address of the app. */
export function composeReminder(
  { widget, name, count }: OpenList,
  lang: Language,
  origin: string,
): PushMessage {
  const form = new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other'
  return {
    web_push: 8030,
    notification: {
      title: name,
      body: texts[lang].open[form].replace('{count}', String(count)),
      lang,
      tag: tagOf(widget),
      navigate: `${origin}/dashboard#dailyTodos-${widget}`,
    },
  }
}
