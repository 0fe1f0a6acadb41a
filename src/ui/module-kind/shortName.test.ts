import { NameSchemaMax } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { shortName } from './shortName.ts'

test.each([
  ['Tea', 'Tea'],
  ['Tea\nEarl Grey', 'Tea'],
  ['\n Tea \r\nEarl Grey', 'Tea'],
  ['é'.repeat(NameSchemaMax), 'é'.repeat(NameSchemaMax)],
  ['é'.repeat(NameSchemaMax + 1), `${'é'.repeat(NameSchemaMax - 1)}…`],
])('the name of %j is one line', (text, name) => {
  expect(shortName(text)).toBe(name)
})
