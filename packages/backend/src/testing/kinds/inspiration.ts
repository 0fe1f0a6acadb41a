import type { TestedKind } from './testedKind.ts'

export const inspiration: TestedKind = {
  kind: 'inspiration',
  slug: 'inspiration',
  title: 'Inspiration',
  titleInDutch: 'Inspiratie',
  words: 'inspiration',
  deletion: 'You will not see it on your dashboard again.',
  called: { module: 'collection', option: 'thought or image', options: 'Thoughts and images' },
  empty: {
    modules: { english: 'No collections', dutch: 'Geen verzamelingen' },
    options: { english: 'No thoughts or images', dutch: 'Geen gedachten of afbeeldingen' },
    widgets: { english: 'No cards', dutch: 'Geen kaarten' },
  },
  nouns: {
    module: 'InspirationModule',
    option: 'InspirationOption',
    widget: 'InspirationWidget',
    item: 'InspirationItem',
  },
  option: { type: 'text', text: 'Begin with little' },
  optionField: { label: 'Text', typed: 'Some words' },
  // The server draws the option.
  item: ({ module, date }) => ({ module, date }),
}
