import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'

/** By the name of a visit, the modules that it needs from the start, besides the page's own script. */
export type Visits = Record<string, readonly string[]>

const ownScript = /\s*<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/
const preloads = /\s*<link rel="modulepreload"[^>]*>/g

/**
 * Puts the scripts of the page aside, into one `<template data-scripts="visit">` each, so that the start script decides
 * when they are requested. A template names every chunk that its modules need, so that they are fetched in parallel.
 * The first visit is that of everybody. It begins with the page's own script, which is to come before the others.
 */
export function scriptsAside(visits: Visits): Plugin {
  let config: ResolvedConfig
  return {
    name: 'scripts-aside',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        const script = ownScript
          .exec(html)?.[0]
          .trim()
          .replace('<script', '<script fetchpriority="high"')
        if (!bundle || !chunk || script === undefined) return html
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const ofEverybody = new Set([chunk.fileName])
        const templates = Object.entries(visits).map(([visit, modules], index) => {
          const needed = modules.flatMap((module) =>
            filesWith(chunks, resolve(config.root, module)),
          )
          const files = [...new Set(needed)].filter((file) => !ofEverybody.has(file))
          if (index === 0) for (const file of files) ofEverybody.add(file)
          const links = files.map(
            (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
          )
          const tags = index === 0 ? [script, ...links] : links
          return `<template data-scripts="${visit}">${tags.join('')}</template>`
        })
        return html
          .replace(ownScript, '')
          .replaceAll(preloads, '')
          .replace(/\s*<script>/, (tag) => templates.join('') + tag)
      },
    },
  }
}

/** Returns the chunk that a module is in, with everything that it imports before it can run. */
function filesWith(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const start = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (start === undefined) throw new Error(`The build has no chunk with ${module}`)
  const files = new Set([start.fileName])
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      files.add(imported)
    }
  }
  return [...files]
}
