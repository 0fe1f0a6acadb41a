import type { TestedKind } from './testedKind.ts'

export const inspiration: TestedKind = {
  kind: 'inspiration',
  slug: 'inspiration',
  title: 'Lists of thoughts',
  titleInDutch: 'Lijsten met gedachten',
  words: 'inspiration',
  deletion: 'You will not see it on your dashboard again.',
  called: { module: 'list of thoughts', option: 'thought', options: 'Thoughts' },
  empty: {
    modules: { english: 'No lists of thoughts', dutch: 'Geen lijsten met gedachten' },
    options: { english: 'No thoughts', dutch: 'Geen gedachten' },
    widgets: { english: 'No places on the dashboard', dutch: 'Geen plaatsen op het dashboard' },
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
