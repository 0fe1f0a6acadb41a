import type { Decorator, Preview } from '@storybook/react-vite'
import { I18nProvider } from '../packages/design-system/src/index.ts'
import '../packages/design-system/src/styles.ts'
import { defaultValues, valueControls } from './argTypes.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { applyTheme, DocsTheme } from './DocsTheme.tsx'
import './preview.css.ts'

const rightToLeft = 'ar-EG'

/** Theme, language, direction and motion are those of the toolbar, as in an application. */
const withEnvironment: Decorator = (Story, { globals }) => {
  const { theme, locale, direction, motion } = globals as Record<string, string>
  const root = document.documentElement
  applyTheme(theme)
  const language = direction === 'rtl' ? rightToLeft : (locale ?? 'en-GB')
  root.lang = language
  root.dir = direction ?? 'ltr'
  root.dataset['motion'] = motion ?? 'full'
  return (
    <I18nProvider locale={language}>
      <Story />
    </I18nProvider>
  )
}

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  decorators: [withEnvironment],
  tags: ['autodocs'],
  argTypesEnhancers: [defaultValues, valueControls],
  globalTypes: {
    theme: toolbar('Theme', 'mirror', [
      { value: 'auto', title: 'Theme of the system' },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    locale: toolbar('Language', 'globe', [
      { value: 'en-GB', title: 'English' },
      { value: 'nl-NL', title: 'Nederlands' },
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: toolbar('Motion', 'lightning', [
      { value: 'full', title: 'Motion' },
      { value: 'none', title: 'No motion' },
    ]),
  },
  initialGlobals: { theme: 'light', locale: 'en-GB', direction: 'ltr', motion: 'full' },
  parameters: {
    layout: 'padded',
    docs: { page: ComponentPage, container: DocsTheme },
    controls: { expanded: true },
    // A violation fails the test of the story; no rule is switched off.
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Composing a screen',
          'All components',
          'Tokens',
          'Layout',
          'Components',
          'Screens',
          'Matrix',
        ],
      },
    },
  },
}

export default preview
