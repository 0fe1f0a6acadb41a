import type { TestedKind } from './testedKind.ts'

export const inspiration: TestedKind = {
  kind: 'inspiration',
  slug: 'inspiration',
  title: 'Inspiration',
  titleInDutch: 'Inspiratie',
  words: 'inspiration',
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
