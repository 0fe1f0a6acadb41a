import { byNamespace } from '../catalogues.ts'

/** What every page may show; what is in `later/` comes with the part of the app that shows it. */
export const catalogues = byNamespace(
  import.meta.glob('./nl/*.json', { eager: true, import: 'default' }),
)
