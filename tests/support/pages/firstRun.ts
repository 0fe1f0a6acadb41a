import type { Page } from '@playwright/test'

/** Returns the field of a to-do, or of the thought, on the first run's page. */
export const line = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** Returns the button that leads to the second step. */
export const toThought = (page: Page) => page.getByRole('button', { name: 'A thought for the day' })
/** Returns the button that leads back to the to-dos. */
export const toTodos = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
/** Returns the button that makes all of it. */
export const begin = (page: Page) => page.getByRole('button', { name: /^Start [A-Z][a-z]+day$/ })
