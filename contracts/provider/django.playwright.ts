import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { journeys } from './djangoJourneys.ts'

const escaped = journeys.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

// oxlint-disable-next-line no-default-export -- Playwright wants one
export default defineConfig(base, {
  testDir: '../../tests/e2e',
  outputDir: '../../.cache/e2e-django',
  grep: new RegExp(`(${escaped.join('|')})$`),
  reporter: 'list',
})
