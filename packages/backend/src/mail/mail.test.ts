import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { AdjustableClock } from '../clock.ts'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { fileMailer, smtpMailer } from './mailer.ts'
import { composeMail, type MailKind } from './texts.ts'

const values = { email: 'anna@example.com', code: 'CDFGHJ', origin: 'http://localhost:8000' }

test('without a mail server a mail becomes a file, and its code a line on the terminal', async () => {
  const folder = path.join(temporaryFolder(), 'mail')
  const lines: string[] = []
  const clock = new AdjustableClock()
  clock.set(0)
  const mailer = fileMailer(folder, 'Daymark <noreply@example.com>', clock, (line) =>
    lines.push(line),
  )
  await mailer.send(composeMail('signIn', 'nl', values))
  const [name = ''] = readdirSync(folder)
  const content = readFileSync(path.join(folder, name), 'utf8')
  expect(name).toBe('1970-01-01T00-00-00.000Z-1.eml')
  expect(content).toMatch(/^To: anna@example.com\r$/m)
  expect(content).toMatch(/^Subject: \[Daymark\] Je inlogcode\r$/m)
  expect(content).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
  expect(content).toMatch(/^CDFGHJ\r$/m)
  expect(content).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m)
  expect(lines).toEqual(['Mail to anna@example.com: the code is CDFGHJ'])
})

test('a mail server that is down is an error, soon', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'noreply@example.com')
  await expect(mailer.send(composeMail('signIn', 'en-GB', values))).rejects.toThrow('closed')
})

test.each([
  ['nl-BE,nl;q=0.9,en;q=0.8', undefined, 'Bevestig je e-mailadres'],
  ['fr,en-US;q=0.7,nl;q=0.3', undefined, 'Verify your e-mail address'],
  ['de', undefined, 'Verify your e-mail address'],
  ['en', 'nl', 'Bevestig je e-mailadres'],
])(
  'a mail to a new person for "%s" and the choice %s is called "%s"',
  async (accept, chosen, subject) => {
    const backend = await testBackend()
    const client = new TestClient(backend)
    if (chosen) client.cookies.set('django_language', chosen)
    const headers = { 'Accept-Language': accept }
    await client.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' }, { headers })
    expect(backend.test.mails()[0]?.subject).toBe(`[Daymark] ${subject}`)
  },
)

test.each([
  ['of the account', 'nl', 'en'],
  ['that was chosen, also where only a header can say it', 'en-GB', 'nl, *;q=0'],
] as const)('a mail to an account is in the language %s', async (_, language, accept) => {
  const backend = await testBackend()
  const email = 'anna@example.com'
  backend.test.createPerson({ email, language })
  const headers = { 'Accept-Language': accept }
  await new TestClient(backend).allauth('POST', 'auth/code/request', { email }, { headers })
  expect(backend.test.mails()[0]?.subject).toBe('[Daymark] Je inlogcode')
})

test('the code is alone on its line, and is the first run of six capitals and digits', async () => {
  const { text } = composeMail('signIn', 'en-GB', values)
  expect(text.split('\n')).toContain('CDFGHJ')
  expect(/[0-9A-Z]{6}/.exec(text)?.[0]).toBe('CDFGHJ')
})

const marked = {
  signIn: /<strong>CDFGHJ<\/strong>/,
  verification: /<strong>CDFGHJ<\/strong>/,
  unknownAccount: /<a href="http:\/\/localhost:8000\/account\//,
  accountExists: /<a href="http:\/\/localhost:8000\/account\//,
  unknownAccountClosed: /<a href="http:\/\/localhost:8000\/account\/login\/code">/,
  notInvited: /<a href="http:\/\/localhost:8000">/,
  // Neither a code nor a link.
  accountDeleted: /<p>Daymark heeft het account van anna@example.com verwijderd: /,
} satisfies Record<MailKind, RegExp>

test.each(Object.entries(marked) as [MailKind, RegExp][])(
  'the HTML of %s says what the text says, with its language, code and link',
  (kind, mark) => {
    const { text, html } = composeMail(kind, 'nl', values)
    const paragraphs = [...html.matchAll(/<p[^>]*>(.*)<\/p>/g)].map(([, content = '']) =>
      content.replace(/<[^>]*>/g, ''),
    )
    expect(paragraphs).toEqual(text.trim().split('\n\n'))
    expect(html).toContain('<html lang="nl">')
    expect(html).toMatch(mark)
  },
)

test('an address cannot write HTML into a mail', () => {
  const email = '"<b>&"@example.com'
  const { text, html } = composeMail('unknownAccount', 'en-GB', { ...values, email })
  expect(text).toContain(email)
  expect(html).toContain('&#34;&#60;b&#62;&#38;&#34;@example.com')
  expect(html).not.toContain('<b>')
})
