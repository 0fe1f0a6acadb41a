import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  // The build of the app writes pages, headers and a service worker, which stories have none of.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../packages/design-system/src/**/*.mdx',
    '../src/**/*.mdx',
    '../packages/design-system/src/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      // react-stately asks for it while NODE_ENV is "test": lay out real rows, as in a browser.
      define: { 'process.env.VIRT_ON': '"true"' },
      optimizeDeps: {
        include: ['react-aria-components', 'react-stately/useToastState', 'axe-core'],
      },
    }),
}

export default config
