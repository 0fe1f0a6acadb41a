import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Returns every file of the repository below some folders, tracked or about to be, as paths from the root. */
export function listFiles(...folders: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
}

export function isHandWrittenSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.includes('/generated/')
}

/** Returns whether a file is no code of the app: a test, a story, or what only those use. */
export function isTest(file: string): boolean {
  return /\.(test|stories)\.tsx?$|\/(testing|cost)\//.test(file)
}

/** Returns the hand-written code below some folders, without tests. */
export function codeIn(...folders: string[]): string[] {
  return listFiles(...folders).filter((file) => isHandWrittenSource(file) && !isTest(file))
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

export interface Import {
  from: string
  to: string
}

const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Returns the imports of a source file: a path from the root for the project's own files, the name for packages. */
export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(importPattern)].map(([, specifier = '']) => ({
    from: file,
    to: specifier.startsWith('.')
      ? relative(root, resolve(root, dirname(file), specifier))
      : specifier,
  }))
}
