import type { Plugin } from 'vite'

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g

/** Puts the style sheet into the page: one request less before the first paint. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(link, (tag, file: string) => {
          const asset = bundle[file]
          if (asset?.type !== 'asset') return tag
          delete bundle[file]
          return `<style>${String(asset.source).trim()}</style>`
        })
      },
    },
  }
}
