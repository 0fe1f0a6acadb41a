import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { collectPact, pactOf, readPact } from './pactFiles.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daymark-pact-'))
  file = join(folder, 'pact.json')
})

test('puts the parts in one order, however they were written', () => {
  write('b', 'signs in')
  write('a', 'logs out')
  expect(collectPact(join(folder, 'parts'), file)).toEqual({ changed: true })
  expect(descriptions()).toEqual(['logs out', 'signs in'])
  expect(collectPact(join(folder, 'parts'), file)).toEqual({ changed: false })
})

test('refuses two interactions of one name, of which Pact would keep only one', () => {
  write('a', 'signs in')
  write('b', 'signs in')
  expect(() => collectPact(join(folder, 'parts'), file)).toThrow('"signs in"')
})

function write(part: string, description: string) {
  const { consumer, provider } = pactOf(part)
  mkdirSync(join(folder, 'parts', part), { recursive: true })
  const text = JSON.stringify({ interactions: [{ description }] })
  writeFileSync(join(folder, 'parts', part, `${consumer}-${provider}.json`), text)
}

const descriptions = () => readPact(file).interactions.map(({ description }) => description)
