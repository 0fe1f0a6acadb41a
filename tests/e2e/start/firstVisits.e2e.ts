import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { outDir } from '../../../scripts/builtApp.ts'
import { expect, test } from '../../support/e2e.ts'

const sizeOf = (path: string) => statSync(join(outDir, `${path}.br`)).size

/** Returns the scripts that the page has put aside for some of its visits (`requestScripts` in `src/app/boot`). */
function scriptsFor(visits: string): string[] {
  const page = readFileSync(join(outDir, 'index.html'), 'utf8')
  const [, template = ''] = page.split(`<template data-scripts="${visits}">`)
  const [links = ''] = template.split('</template>')
  return [...links.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
}

for (const [screen, visits, most] of [
  ['the sign-in page', 'visitor', 164],
  ['the dashboard', 'signedIn', 209],
] as const)
  test(`the scripts of ${screen} weigh at most ${most} KiB`, () => {
    const scripts = new Set([...scriptsFor('everybody'), ...scriptsFor(visits)])
    expect(scripts.size).toBeGreaterThan(1)
    const kib = [...scripts].reduce((sum, script) => sum + sizeOf(script), 0) / 1024
    expect(kib).toBeLessThanOrEqual(most)
  })

test('the page comes whole in the first answer of a new connection', () => {
  // Ten segments of 1,460 bytes, less 949 for the headers: one byte more costs a phone a round trip.
  expect(sizeOf('index.html')).toBeLessThanOrEqual(13_651)
})

test('nothing in the page has a style attribute, which its Content Security Policy refuses', () => {
  const page = readFileSync(join(outDir, 'index.html'), 'utf8')
  expect(page.match(/<[^>]+\sstyle="[^"]*"/g)).toBeNull()
})
