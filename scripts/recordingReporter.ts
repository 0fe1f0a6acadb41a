import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type {
  FullConfig,
  Reporter as PlaywrightReporter,
  Suite,
  TestCase,
} from '@playwright/test/reporter'
import type { Reporter as VitestReporter, TestModule } from 'vitest/node'

type Outcome = 'PASSED' | 'FAILED' | 'FLAKY'
type Errors = readonly { message?: string | undefined }[]

const outcomes: Partial<Record<ReturnType<TestCase['outcome']>, Outcome>> = {
  expected: 'PASSED',
  unexpected: 'FAILED',
  flaky: 'FLAKY',
}

/**
 * For Vitest and for Playwright: writes a line for each test that has run into the file that `TEST_RESULTS` names, with what
 * went wrong at its first try. Without that variable it does nothing.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for it
export default class RecordingReporter implements VitestReporter, PlaywrightReporter {
  #config: FullConfig | undefined
  #suite: Suite | undefined

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      const file = module.relativeModuleId
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        if (state === 'passed') record('PASSED', file, test.fullName)
        if (state === 'failed') record('FAILED', file, test.fullName, errors)
      }
      // Of a file that does not load, and of what runs before its tests.
      for (const part of [module, ...module.children.allSuites()]) {
        const name = part.type === 'suite' ? part.fullName : ''
        if (part.errors().length > 0) record('FAILED', file, name, part.errors())
      }
    }
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config
    this.#suite = suite
  }

  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = outcomes[test.outcome()]
      const file = relative(this.#config?.rootDir ?? '', test.location.file)
      if (outcome) record(outcome, file, test.title, test.results[0]?.errors)
    }
  }
}

function record(outcome: Outcome, file: string, title: string, errors: Errors = []): void {
  const target = process.env['TEST_RESULTS']
  if (target === undefined) return
  const messages = errors.map(({ message }) => message).join(' ')
  const what = onOneLine(stripVTControlCharacters(messages)).slice(0, 400)
  // A title that holds an example of a file has line breaks, and each line of the file is counted as a test.
  appendFileSync(target, `${outcome} ${file} › ${onOneLine(title)}: ${what}\n`)
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
