import type { Plugin, Rolldown } from 'vite'

const link = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/**
 * Puts the style sheets of the page's own script and of the chunks of these names into the page: one request less before
 * the first paint. The styles of later screens come with their scripts.
 */
export function inlineStyles(chunks: readonly string[] = []): Plugin {
  /** By the name of a style sheet that the page contains, the script that it belongs to. */
  const inPage = new Map<string, string>()
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = inOrder(scripts).filter(
          ({ isEntry, name }) => isEntry || chunks.includes(name),
        )
        for (const { fileName, viteMetadata } of start) {
          for (const sheet of viteMetadata?.importedCss ?? []) inPage.set(sheet, fileName)
        }
        const texts = [...inPage.keys()].flatMap((file) => {
          const asset = bundle[file]
          if (asset?.type !== 'asset') return []
          delete bundle[file]
          return String(asset.source).trim()
        })
        const sheet = texts.length > 0 ? `<style>${texts.join('')}</style>` : ''
        return html
          .replaceAll(link, (tag, file: string) => (inPage.has(file) ? '' : tag))
          .replace('</head>', () => `${sheet}</head>`)
      },
    },
    // Vite lists the styles of a script among what is fetched before it. The script itself is in the same list.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (const [sheet, script] of inPage) {
            file.code = file.code.replaceAll(`"${sheet}"`, `"${script}"`)
          }
        }
      },
    },
  }
}

/** Returns the chunks, each after those that it imports: later rules win. */
function inOrder(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const ordered = new Set<Rolldown.OutputChunk>()
  function add(chunk: Rolldown.OutputChunk | undefined) {
    if (!chunk || ordered.has(chunk)) return
    for (const imported of chunk.imports) add(byName.get(imported))
    ordered.add(chunk)
  }
  for (const chunk of chunks) add(chunk)
  return [...ordered]
}
