import { Toasts } from '@daymark/design-system'

/** The short messages of the app; shown over every page of a signed-in person. */
export const toasts = new Toasts()
