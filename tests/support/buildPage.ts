import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { onTestFinished } from 'vitest'

/**
 * Builds a small page with some plugins, and nothing else of the app's configuration. Returns what the
 * build made, by file name; its folder goes when the test has ended.
 */
export async function buildPage(
  files: Record<string, string>,
  plugins: Plugin[],
  config: UserConfig = {},
): Promise<{ root: string; output: Map<string, string> }> {
  const root = mkdtempSync(join(import.meta.dirname, '../../node_modules/.page-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const result = await build({ root, configFile: false, logLevel: 'silent', plugins, ...config })
  const { output } = result as Rolldown.RolldownOutput
  return {
    root,
    output: new Map(
      output.map((file) => [
        file.fileName,
        file.type === 'chunk' ? file.code : String(file.source),
      ]),
    ),
  }
}
