import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../browser.ts'

const port = 6007

/** Draws the stories of the Storybook in the folder `STORYBOOK`, see `scripts/visualComparison.ts`. */
export default defineConfig({
  testMatch: 'stories.visual.ts',
  snapshotPathTemplate: '../../.cache/visual/before/{arg}{ext}',
  outputDir: '../../.cache/visual/after',
  fullyParallel: true,
  workers: 2,
  reporter: 'dot',
  expect: { toHaveScreenshot: { threshold: 0.1 } },
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath() },
  },
  webServer: {
    command: `npx vite preview "${process.env['STORYBOOK']}" --outDir . --port ${port} --strictPort`,
    port,
  },
})
