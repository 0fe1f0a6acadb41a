import { byNamespace } from '../catalogues.ts'

export const catalogues = byNamespace(
  import.meta.glob('./en-GB/*.json', { eager: true, import: 'default' }),
)
