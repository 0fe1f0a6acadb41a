import type { Decorator, Preview } from '@storybook/react-vite'
import { I18nProvider } from '../packages/design-system/src/index.ts'
import '../packages/design-system/src/styles.ts'
import { defaultValues, valueControls } from './argTypes.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { applyTheme, DocsTheme } from './DocsTheme.tsx'
import { type Held, HeldStates } from './HeldStates.tsx'
import { holdMedia } from './heldMedia.ts'
import './preview.css.ts'

const rightToLeft = 'ar-EG'

/** Applies the choices of the toolbar, as an application and a system would. */
const withEnvironment: Decorator = (Story, { globals }) => {
  const { theme, locale, direction, motion, contrast, forcedColors } = globals as Record<
    string,
    string
  >
  const root = document.documentElement
  applyTheme(theme)
  const language = direction === 'rtl' ? rightToLeft : (locale ?? 'en-GB')
  root.lang = language
  root.dir = direction ?? 'ltr'
  root.dataset['motion'] = motion ?? 'full'
  holdMedia('contrast', contrast === 'more')
  holdMedia('forcedColors', forcedColors === 'active')
  return (
    <I18nProvider locale={language}>
      <HeldStates held={globals['pseudo'] as Held}>
        <Story />
      </HeldStates>
    </I18nProvider>
  )
}

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
})

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
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
    contrast: toolbar('Contrast', 'contrast', [
      { value: 'normal', title: 'Contrast' },
      { value: 'more', title: 'More contrast' },
    ]),
    forcedColors: toolbar('Colours of the system', 'paintbrush', [
      { value: 'none', title: 'Own colours' },
      { value: 'active', title: 'Forced colours' },
    ]),
  },
  initialGlobals: {
    theme: 'light',
    locale: 'en-GB',
    direction: 'ltr',
    motion: 'full',
    contrast: 'normal',
    forcedColors: 'none',
  },
  parameters: {
    layout: 'padded',
    docs: { page: ComponentPage, container: DocsTheme },
    controls: { expanded: true },
    // The widths for which Daymark is designed.
    viewport: {
      options: {
        phone: viewport('Phone', 375, 740),
        tablet: viewport('Tablet', 768, 1024),
        laptop: viewport('Laptop', 1280, 800),
        screen: viewport('Screen', 1920, 1080),
      },
    },
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
