import type { TestedKind } from './testedKind.ts'

export const inspiration: TestedKind = {
  kind: 'inspiration',
  slug: 'inspiration',
  title: 'Inspiration',
  titleInDutch: 'Inspiratie',
  words: 'inspiration',
  empty: {
    modules: { english: 'No inspiration', dutch: 'Geen inspiratie' },
    options: { english: 'No thoughts', dutch: 'Geen gedachten' },
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
