import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the code of the newest e-mail to this address. Throws if it does not exist. */
export function mailedCode(mailFolder: string, to: string): string {
  const newest = readdirSync(mailFolder)
    .toSorted()
    .map((name) => readFileSync(join(mailFolder, name), 'utf8'))
    .findLast((mail) => mail.includes(`\nTo: ${to}\n`))
  const code = /^[A-Z0-9]{6}$/m.exec(newest ?? '')?.[0]
  if (!code) throw new Error(`No code was mailed to ${to}`)
  return code
}
