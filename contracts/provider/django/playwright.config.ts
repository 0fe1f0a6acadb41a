import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'
import { journeys } from './journeys.ts'

const escaped = journeys.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

export default defineConfig(base, {
  outputDir: '../../../.cache/e2e-django',
  grep: new RegExp(`(${escaped.join('|')})$`),
  // Those of the app itself, and those that only this backend has.
  projects: [
    { name: 'e2e', testDir: join(import.meta.dirname, '../../../tests/e2e') },
    { name: 'django', testDir: import.meta.dirname },
  ],
  reporter: 'list',
})
