import { lazyPart } from '../lazyPart.tsx'

/** The dialog that arranges a list, fetched when it is wanted. */
export const ArrangeDialog = lazyPart(
  async () => (await import('./ArrangeDialog.tsx')).ArrangeDialog,
)
