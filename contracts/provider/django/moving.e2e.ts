import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackendProcess } from '../../../tests/support/servers/backendProcess.ts'
import { expect, test } from '../../../tests/support/e2e.ts'
import type { Command } from './project.ts'

const main = join(import.meta.dirname, '../../../packages/backend/src/main.ts')

/** Does what `npm start -- --export FILE` does. */
function exportFrom(former: BackendProcess, file: string): void {
  const env = { ...process.env, DATA_DIR: former.dataDir }
  execFileSync(process.execPath, [main, '--export', file], { env, stdio: 'ignore' })
}

/** Returns what `manage.py import_daymark FILE` prints on the Django project of this run. */
function importIntoDjango(file: string): string {
  const { program, cwd, env } = JSON.parse(process.env['DAYMARK_E2E_DJANGO'] ?? '') as Command
  return execFileSync(program, ['manage.py', 'import_daymark', file], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
}

test('an account moves from the embedded backend to Django: the same passkey, the same dashboard', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-moving-'))
  const former = await new BackendProcess().start()
  try {
    await page.goto(`${former.origin}/account/signup/passkey`)
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(newAddress)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(await former.code(newAddress))
    await page.getByRole('button', { name: 'Create passkey' }).click()
    await expect(page).toHaveURL(`${former.origin}/dashboard`)
    expect(await authenticator.passkeyCount()).toBe(1)

    const today = new Date().toISOString().slice(0, 10)
    await former.seed(newAddress, {
      dailyTodos: [
        {
          name: 'Health',
          widgets: ['Every morning'],
          options: [
            { name: 'Walk', text: 'Go for a walk', items: { [today]: 'done' } },
            { name: 'Water', text: 'Drink enough water' },
          ],
        },
      ],
      inspiration: [
        {
          name: 'Quotes',
          widgets: ['Quote of the day'],
          options: [{ name: 'Kindness', text: 'Be kind to everybody' }],
        },
      ],
    })
    const expectSameDashboard = async () => {
      await expect(page.getByRole('heading', { name: 'Every morning' })).toBeVisible()
      await expect(page.getByRole('listitem', { name: 'Quote of the day' })).toBeVisible()
      await expect(page.getByText('Be kind to everybody')).toBeVisible()
      const done = page.getByRole('radio', { name: 'Done', checked: true })
      await expect(done).toHaveCount(1)
      await expect(page.getByText('Drink enough water')).toBeVisible()
    }
    await page.goto(`${former.origin}/dashboard`)
    await expectSameDashboard()
    await page.goto(`${former.origin}/account/logout`)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

    const archive = join(folder, 'daymark.jsonl.gz')
    exportFrom(former, archive)
    await former.stop()
    expect(importIntoDjango(archive)).toContain('passkey: 1')
    expect(importIntoDjango(archive)).toMatch(/^0 records imported/)

    await page.goto(`${backend.origin}/account/authenticate/webauthn`)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page).toHaveURL(`${backend.origin}/dashboard`)
    await expectSameDashboard()
  } finally {
    await former.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
})
