import { expect, test } from 'vitest'
import { codeIn } from './sources.ts'
import { programOf, TextElements } from './textElements.ts'

const files = codeIn('src', 'packages/design-system/src').filter((file) => file.endsWith('.tsx'))

/**
 * A translator of the browser replaces each text with an element. React fails when it takes such a text away or puts
 * something before it, and what it changes is not seen. It replaces what is alone in an element as a whole.
 */
test(
  'a text that changes, or that is beside what comes and goes, has an element of its own',
  { timeout: 300_000 },
  () => {
    expect(new TextElements(programOf(files)).find(files)).toEqual([])
  },
)
