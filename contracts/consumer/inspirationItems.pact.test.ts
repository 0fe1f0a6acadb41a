import { MatchersV3 } from '@pact-foundation/pact'
import { anyRefusal, emptyPage, invalid, page } from './answers.ts'
import { anotherPerson, callOf, contentsOf, day, otherDay } from './contents.ts'
import { inspiration } from './kinds/inspiration.ts'
import { promise } from './promise.ts'

const { integer } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(inspiration)

const item = { id: integer(9), option: integer(6) }
const ofDay = { module: '${moduleId}', date: day }

for (const { what, before, answer } of [
  {
    what: 'that of a module on a day, and no others',
    before: [
      newModule(),
      newOption(),
      newItem(),
      newModule(),
      newOption(),
      newItem({ date: otherDay }),
      newItem(),
    ],
    answer: page(item),
  },
  {
    what: 'nothing of another day',
    before: [newModule(), newOption(), newItem({ date: otherDay })],
    answer: emptyPage,
  },
  {
    what: 'nothing of another module',
    before: [newModule(), newOption(), newItem(), newModule()],
    answer: emptyPage,
  },
  {
    what: 'nothing that was drawn from an option that is deleted: it was drawn from the module itself',
    before: [
      newModule({}, { as: 'otherModuleId' }),
      newOption({ module: '${otherModuleId}' }, { times: 20 }),
      newModule(),
      newOption(),
      newItem(),
      callOf('deleteInspirationOption'),
    ],
    answer: emptyPage,
  },
]) {
  promise(`listInspirationItems lists ${what}`, {
    operation: 'listInspirationItems',
    before,
    query: ofDay,
    answer,
  })
}

promise(
  'createInspirationItem saves and listInspirationItems reads the days of a module, each with its option',
  {
    operation: 'listInspirationItems',
    before: [newModule(), newOption(), newItem({ date: otherDay }), newItem()],
    query: { module: '${moduleId}', page: '1', page_size: '100' },
    answer: {
      pageCount: 1,
      results: [
        { ...item, date: day },
        { ...item, date: otherDay },
      ],
    },
  },
)

const elevenItems = Array.from({ length: 11 }, (_, at) =>
  newItem({ date: `2026-01-${10 + at}` }, anotherPerson),
)
promise("listInspirationItems gives no second page of another person's module", {
  operation: 'listInspirationItems',
  before: [newModule({}, anotherPerson), newOption({}, anotherPerson), ...elevenItems],
  query: { module: '${moduleId}', page: '2', page_size: '10' },
  refusal: anyRefusal,
})

promise('createInspirationItem draws an option for a day', {
  operation: 'createInspirationItem',
  before: [newModule(), newOption()],
  body: ofDay,
  answer: item,
})

promise('createInspirationItem draws only once a day', {
  operation: 'createInspirationItem',
  before: [newModule(), newOption(), newItem()],
  body: ofDay,
  refusal: invalid('unique', 'non_field_errors'),
})

promise('createInspirationItem cannot draw from nothing', {
  operation: 'createInspirationItem',
  before: [newModule()],
  body: ofDay,
  refusal: invalid('invalid', 'module'),
})

promise("createInspirationItem refuses another person's module", {
  operation: 'createInspirationItem',
  before: [newModule({}, anotherPerson), newOption({}, anotherPerson)],
  body: ofDay,
  refusal: invalid('does_not_exist', 'module'),
})
