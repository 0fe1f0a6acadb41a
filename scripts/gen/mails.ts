import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import {
  composeMail,
  type Mail,
  type MailKind,
  subjectPrefix,
} from '../../packages/backend/src/mail/texts.ts'

/** The names that django-allauth looks for. */
const templates: Record<MailKind, string[]> = {
  signIn: ['login_code'],
  verification: ['email_confirmation', 'email_confirmation_signup'],
  unknownAccount: ['unknown_account'],
  unknownAccountClosed: ['unknown_account_closed'],
  accountExists: ['account_already_exists'],
  notInvited: ['not_invited'],
  accountDeleted: ['account_deleted'],
}

const variables = { email: '{{ email }}', code: '{{ code }}', origin: '{{ origin }}' }

/** Writes the templates of Django's e-mails: those of the embedded backend, with Django's variables filled in. */
export function generateMails(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [kind, names] of Object.entries(templates) as [MailKind, string[]][]) {
    const [english, dutch] = (['en-GB', 'nl'] as const).map((language) =>
      composeMail(kind, language, variables),
    ) as [Mail, Mail]
    const files = {
      'subject.txt': ({ subject }: Mail) => subject.slice(subjectPrefix.length),
      'message.txt': ({ text }: Mail) => text,
      'message.html': ({ html }: Mail) => html,
    }
    for (const [file, part] of Object.entries(files)) {
      const template = inBothLanguages(part(english), part(dutch), file)
      for (const name of names) writeFileSync(`${folder}/${name}_${file}`, template)
    }
  }
}

/** Plain text takes variables as they are; HTML escapes them, as Django does unless told otherwise. */
function inBothLanguages(english: string, dutch: string, file: string): string {
  const choice = `{% if language == "nl" %}${dutch.trim()}{% else %}${english.trim()}{% endif %}`
  const isPlain = file.endsWith('.txt')
  const content = isPlain ? `{% autoescape off %}${choice}{% endautoescape %}` : choice
  return `{% load i18n %}{% get_current_language as language %}${content}\n`
}
