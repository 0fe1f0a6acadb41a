import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPage } from '../support/buildPage.ts'

const entries = join(import.meta.dirname, '../../packages/api/src')

/** Returns the script of a page that imports `names` from an entry of the API package, without React and TanStack. */
async function bundle(names: string, entry: 'index.ts' | 'schemas.ts'): Promise<string> {
  const source = `import { ${names} } from '${join(entries, entry)}'\nconsole.log(${names})\n`
  const external = ['@tanstack/react-query', 'react']
  const { output } = await buildPage({ 'main.ts': source }, [], {
    build: { write: false, rolldownOptions: { input: '/main.ts', external } },
  })
  const [script = ''] = output.values()
  return script
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
