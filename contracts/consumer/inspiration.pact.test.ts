import {
  createInspirationItem,
  createInspirationOption,
  deleteInspirationOption,
  getInspirationOption,
  listInspirationItems,
  listInspirationOptions,
  patchInspirationOption,
  updateInspirationOption,
} from '@daymark/api'
import { expect } from 'vitest'
import { inspiration } from '../../tests/kinds/inspiration.ts'
import { emptyPage, integer, invalid, notFound, page, string } from './answers.ts'
import { blankName, longName, unknownModule } from './faults.ts'
import { expectProblems, promiseCrud, promiseModulesAndWidgets } from './crud.ts'
import { promise } from './promise.ts'

const kind = 'inspiration'
const date = '2026-01-15'

promiseModulesAndWidgets(inspiration)

promiseCrud({
  noun: 'InspirationOption',
  kind,
  id: 'optionId',
  counts: 'options',
  calls: {
    list: listInspirationOptions,
    create: createInspirationOption,
    get: getInspirationOption,
    update: updateInspirationOption,
    remove: deleteInspirationOption,
  },
  fields: {
    id: integer(6),
    module: integer(2),
    name: string('Happy'),
    type: 'text',
    text: string('Be happy'),
    image: null,
    imageURL: null,
  },
  body: ({ moduleId }) => ({
    module: moduleId,
    name: 'Happy',
    type: 'text' as const,
    text: 'Be happy',
  }),
  update: { name: 'Calm', type: 'text' as const, text: 'Be calm' },
  refused: {
    ...blankName,
    ...longName,
    ...unknownModule,
    'a blank text': { body: { text: '' }, errors: [{ code: 'blank', attr: 'text' }] },
  },
})

promise('creates an image option, whose image comes later', {
  operation: 'createInspirationOption',
  given: 'a person with content',
  params: { kind },
  request: ({ moduleId }) => ({ body: { module: moduleId, name: 'Cat', type: 'image' } }),
  answer: { status: 201, body: { id: integer(6), type: 'image', image: null, imageURL: null } },
  call: ({ moduleId }) => createInspirationOption({ module: moduleId, name: 'Cat', type: 'image' }),
  expect: (created) => expect(created).toMatchObject({ id: 6, image: null }),
})

promise('refuses a text option without a text', {
  operation: 'createInspirationOption',
  given: 'a person with content',
  params: { kind },
  request: ({ moduleId }) => ({ body: { module: moduleId, name: 'Happy', type: 'text' } }),
  answer: invalid({ code: 'required', attr: 'text' }),
  call: ({ moduleId }) =>
    createInspirationOption({ module: moduleId, name: 'Happy', type: 'text' }),
  expect: (error) => expectProblems(error, [{ code: 'required', attr: 'text' }]),
})

promise('shows the image that was uploaded', {
  operation: 'patchInspirationOption',
  given: 'a person with content',
  params: { kind, options: 1, image: true },
  request: ({ uploadId }) => ({ id: 'optionId', body: { image: uploadId } }),
  answer: {
    status: 200,
    body: {
      id: integer(6),
      image: integer(11),
      imageURL: string('http://localhost:8000/media/7d4b/cat.png'),
    },
  },
  call: ({ optionId, uploadId }) => patchInspirationOption(optionId, { image: uploadId }),
  expect: (option) => expect(option).toMatchObject({ image: 11 }),
})

promise('refuses an image that is not there', {
  operation: 'patchInspirationOption',
  given: 'a person with content',
  params: { kind, options: 1 },
  request: () => ({ id: 'optionId', body: { image: 999_999_999 } }),
  answer: invalid({ code: 'does_not_exist', attr: 'image' }),
  call: ({ optionId }) => patchInspirationOption(optionId, { image: 999_999_999 }),
  expect: (error) => expectProblems(error, [{ code: 'does_not_exist', attr: 'image' }]),
})

promise('tells that it is not there', {
  operation: 'patchInspirationOption',
  given: 'a person with content',
  params: { kind },
  request: () => ({ id: 999_999_999, body: { name: 'Happy' } }),
  answer: notFound,
  call: () => patchInspirationOption(999_999_999, { name: 'Happy' }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 404 }),
})

promise('lists that of a day', {
  operation: 'listInspirationItems',
  given: 'a person with content',
  params: { kind, options: 1, item: true },
  request: ({ moduleId }) => ({ query: { module: moduleId, date } }),
  answer: page({ id: integer(9), option: integer(6) }),
  call: ({ moduleId }) => listInspirationItems({ module: moduleId, date }),
  expect: ({ results }) => expect(results).toMatchObject([{ option: 6 }]),
})

promise('lists nothing for a day without any', {
  operation: 'listInspirationItems',
  given: 'a person with content',
  params: { kind, options: 1 },
  request: ({ moduleId }) => ({ query: { module: moduleId, date } }),
  answer: emptyPage,
  call: ({ moduleId }) => listInspirationItems({ module: moduleId, date }),
  expect: ({ results }) => expect(results).toEqual([]),
})

promise('tells that the module is not there', {
  operation: 'listInspirationItems',
  given: 'a person with content',
  params: { kind },
  request: () => ({ query: { module: '999999999', date } }),
  answer: invalid({ code: 'invalid_choice', attr: 'module' }),
  call: () => listInspirationItems({ module: 999_999_999, date }),
  expect: (error) => expectProblems(error, [{ code: 'invalid_choice', attr: 'module' }]),
})

const create = (moduleId: number) => createInspirationItem({ module: moduleId, date })

promise('draws an option for a day', {
  operation: 'createInspirationItem',
  given: 'a person with content',
  params: { kind, options: 1 },
  request: ({ moduleId }) => ({ body: { module: moduleId, date } }),
  answer: { status: 201, body: { id: integer(9), option: integer(6) } },
  call: ({ moduleId }) => create(moduleId),
  expect: (item) => expect(item).toMatchObject({ option: 6 }),
})

promise('draws only once a day', {
  operation: 'createInspirationItem',
  given: 'a person with content',
  params: { kind, options: 1, item: true },
  request: ({ moduleId }) => ({ body: { module: moduleId, date } }),
  answer: invalid({ code: 'unique', attr: 'non_field_errors' }),
  call: ({ moduleId }) => create(moduleId),
  expect: (error) => expectProblems(error, [{ code: 'unique', attr: 'non_field_errors' }]),
})

promise('cannot draw from nothing', {
  operation: 'createInspirationItem',
  given: 'a person with content',
  params: { kind },
  request: ({ moduleId }) => ({ body: { module: moduleId, date } }),
  answer: invalid({ code: 'invalid', attr: 'module' }),
  call: ({ moduleId }) => create(moduleId),
  expect: (error) => expectProblems(error, [{ code: 'invalid', attr: 'module' }]),
})
