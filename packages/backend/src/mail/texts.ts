import type { Language } from '../language.ts'
import english from './locales/en-GB.json' with { type: 'json' }
import dutch from './locales/nl.json' with { type: 'json' }

/** An e-mail as text and as HTML; `code` is repeated from the text for the terminal and for tests. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  code: string | null
}

interface Values {
  email: string
  code: string
  origin: string
}

/** By language; `{code}`, `{email}` and `{origin}` are filled in, one in a paragraph. */
const texts: Record<Language, typeof english> = { 'en-GB': english, nl: dutch }

export type MailKind = Exclude<keyof typeof english, 'greeting'>

/** Precedes the subject of every e-mail. */
export const subjectPrefix = '[Daymark] '

/** Returns an e-mail of some kind. It names the code, or leads to a page of the app, where its text does. */
export function composeMail(kind: MailKind, language: Language, values: Values): Mail {
  const { greeting, [kind]: mail } = texts[language]
  const paragraphs = [greeting, ...mail.body, 'Daymark']
  return {
    to: values.email,
    subject: subjectPrefix + mail.subject,
    text: paragraphs.map((paragraph) => fill(paragraph, values)).join('\n\n') + '\n',
    html: page(
      language,
      mail.subject,
      paragraphs.map((paragraph) => htmlOf(paragraph, values)),
    ),
    code: mail.body.includes('{code}') ? values.code : null,
  }
}

function fill(paragraph: string, values: Values): string {
  return paragraph.replace(/{(email|code|origin)}/, (_, name: keyof Values) => values[name])
}

function htmlOf(paragraph: string, values: Values): string {
  const content = escapeHtml(fill(paragraph, values))
  if (paragraph === '{code}') return `<p style="font-size: 1.5em"><strong>${content}</strong></p>`
  if (paragraph.startsWith('{origin}')) return `<p><a href="${content}">${content}</a></p>`
  return `<p>${content}</p>`
}

/** Without colours of its own, so that an e-mail program can show it light or dark. */
function page(language: Language, title: string, paragraphs: string[]): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5">',
    ...paragraphs,
    '</body>',
    '</html>\n',
  ].join('\n')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
