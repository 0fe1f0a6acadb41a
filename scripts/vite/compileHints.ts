import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad'
const hintOnSecondLine = new RegExp(String.raw`^(.*\n)(${hint}\n)`)

/**
 * Browsers on V8 compile the page's own script and the chunks of these names while they arrive, beside the main thread,
 * and not function by function at the first call. Other browsers read a comment.
 */
export function compileHints(chunks: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    outputOptions: (options) => ({
      ...options,
      postBanner: ({ isEntry, name }) => (isEntry || chunks.includes(name) ? hint : ''),
    }),
    // Vite puts the list of what a chunk preloads before it, and V8 reads only the beginning. Both are a line, so that
    // a source map stays right.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(hintOnSecondLine, '$2$1')
        }
      },
    },
  }
}
