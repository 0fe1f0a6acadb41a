import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * Returns the size of the scripts of a page that imports `names` from an entry of the API package, without React and
 * TanStack.
 */
async function bundle(names: string, door: 'index.ts' | 'schemas.ts') {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-bundle-'))
  const entry = join(folder, 'entry.ts')
  const from = join(root, 'packages/api/src', door)
  writeFileSync(entry, `import { ${names} } from '${from}'\nconsole.log(${names})\n`)
  const external = ['@tanstack/react-query', 'react']
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, external } },
  })) as Rolldown.RolldownOutput
  rmSync(folder, { recursive: true })
  return output.output[0].code
}

test('a page that signs people in does not carry the content API', async () => {
  const code = await bundle('signUp, logInByPasskey, getPasskey, configureApi', 'index.ts')
  expect(code).toContain('/auth/webauthn/login')
  expect(code).not.toMatch(/daily-todo|inspiration|safeParse/)
  expect(code.length).toBeLessThan(20_000)
})

test('a form that checks one input does not carry the schemas of the others', async () => {
  const code = await bundle('DailyTodoOptionInputSchema', 'schemas.ts')
  expect(code).toMatch(/2e3|2000/)
  expect(code).not.toMatch(/pageCount|attestationObject|createdAt/)
})
