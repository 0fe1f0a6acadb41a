import type { Dashboard } from './generated/content.ts'

/** The kinds of module: the lists of the dashboard. */
export type KindName = Exclude<keyof Dashboard, 'features'>
