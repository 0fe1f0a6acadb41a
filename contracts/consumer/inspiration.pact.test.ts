import {
  createInspirationItem,
  createInspirationOption,
  getInspirationOption,
  listInspirationItems,
  patchInspirationOption,
} from '@daymark/api'
import { expect } from 'vitest'
import { inspiration } from '@daymark/backend/testing/kinds/inspiration.ts'
import type { Call } from '../states.ts'
import {
  type ExpectedResponse,
  emptyPage,
  integer,
  invalid,
  notFound,
  page,
  refusedSomehow,
  string,
  expectProblems,
} from './answers.ts'
import { contentsOf, day, otherDay, anotherPerson, uploadImage } from './contents.ts'
import { promiseCrud, promiseModulesAndWidgets } from './crud.ts'
import { promise } from './promise.ts'

const given = 'a person with content'
const date = day
const { make, item } = contentsOf(inspiration)
const option = [make('module'), make('option')]

promiseModulesAndWidgets(inspiration)

promiseCrud({
  kind: inspiration,
  part: 'option',
  fields: {
    id: integer(6),
    module: integer(2),
    name: string('Happy'),
    type: 'text',
    text: string('Be happy'),
    image: null,
    imageURL: null,
  },
  changed: { type: 'text', text: 'Be calm' },
})

promise('creates an image option, whose image comes later', {
  operation: 'createInspirationOption',
  given,
  params: { calls: [make('module')] },
  request: ({ moduleId }) => ({ body: { module: moduleId, name: 'Cat', type: 'image' } }),
  answer: { status: 201, body: { id: integer(6), type: 'image', image: null, imageURL: null } },
  call: ({ moduleId }) => createInspirationOption({ module: moduleId, name: 'Cat', type: 'image' }),
  expect: (created) => expect(created).toMatchObject({ id: 6, image: null }),
})

const shown = {
  id: integer(6),
  image: integer(11),
  imageURL: string('http://localhost:8000/media/7d4b/cat.png'),
}
const path = '/api/v1/inspiration-options/${optionId}/'
const show: Call = { method: 'PATCH', path, body: { image: '${uploadId}' } }

promise('shows the image that was uploaded', {
  operation: 'patchInspirationOption',
  given,
  params: { calls: [...option, uploadImage()] },
  request: ({ uploadId }) => ({ id: 'optionId', body: { image: uploadId } }),
  answer: { status: 200, body: shown },
  call: ({ optionId, uploadId }) => patchInspirationOption(optionId, { image: uploadId }),
  expect: (changed) => expect(changed).toMatchObject({ image: 11 }),
})

promise('reads the image that was changed', {
  operation: 'getInspirationOption',
  given,
  params: { calls: [...option, uploadImage(), show] },
  request: () => ({ id: 'optionId' }),
  answer: { status: 200, body: shown },
  call: ({ optionId }) => getInspirationOption(optionId),
  expect: (read) => expect(read).toMatchObject({ image: 11 }),
})

promise("refuses another person's image", {
  operation: 'patchInspirationOption',
  given,
  params: { calls: [...option, uploadImage(anotherPerson)] },
  request: ({ uploadId }) => ({ id: 'optionId', body: { image: uploadId } }),
  answer: invalid({ code: 'does_not_exist', attr: 'image' }),
  call: ({ optionId, uploadId }) => patchInspirationOption(optionId, { image: uploadId }),
  expect: (error) => expectProblems(error, [{ code: 'does_not_exist', attr: 'image' }]),
})

promise("does not find another person's", {
  operation: 'patchInspirationOption',
  given,
  params: { calls: option.map((call) => ({ ...call, ...anotherPerson })) },
  request: () => ({ id: 'optionId', body: { name: 'Happy' } }),
  answer: notFound,
  call: ({ optionId }) => patchInspirationOption(optionId, { name: 'Happy' }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 404 }),
})

function lists(text: string, calls: Call[], answer: ExpectedResponse, amount: number) {
  promise(text, {
    operation: 'listInspirationItems',
    given,
    params: { calls },
    request: ({ moduleId }) => ({ query: { module: moduleId, date } }),
    answer,
    call: ({ moduleId }) => listInspirationItems({ module: moduleId, date }),
    expect: ({ results }) => expect(results).toHaveLength(amount),
  })
}
lists(
  'lists that of a module on a day, and no others',
  [...option, item(), ...option, item({ date: otherDay }), item()],
  page({ id: integer(9), option: integer(6) }, 1),
  1,
)
lists('lists nothing of another day', [...option, item({ date: otherDay })], emptyPage, 0)
lists('lists nothing of another module', [...option, item(), make('module')], emptyPage, 0)

lists(
  'lists nothing that was drawn from an option that is deleted: it was drawn from the module itself',
  [
    make('module', {}, { as: 'otherModuleId' }),
    make('option', { module: '${otherModuleId}' }, { times: 20 }),
    ...option,
    item(),
    { method: 'DELETE', path },
  ],
  emptyPage,
  0,
)

promise("gives no second page of another person's module", {
  operation: 'listInspirationItems',
  given,
  params: {
    calls: [
      make('module', {}, anotherPerson),
      make('option', {}, anotherPerson),
      ...Array.from({ length: 11 }, (_, at) => item({ date: `2026-01-${10 + at}` }, anotherPerson)),
    ],
  },
  request: ({ moduleId }) => ({
    query: { module: moduleId, page: '2', page_size: '10' },
  }),
  answer: refusedSomehow,
  call: ({ moduleId }) => listInspirationItems({ module: moduleId, page: 2, page_size: 10 }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 400 }),
})

function draws(text: string, calls: Call[], code: string, attr: string) {
  promise(text, {
    operation: 'createInspirationItem',
    given,
    params: { calls },
    request: ({ moduleId }) => ({ body: { module: moduleId, date } }),
    answer: invalid({ code, attr }),
    call: ({ moduleId }) => createInspirationItem({ module: moduleId, date }),
    expect: (error) => expectProblems(error, [{ code, attr }]),
  })
}
const notTheirs = option.map((call) => ({ ...call, ...anotherPerson }))
draws('draws only once a day', [...option, item()], 'unique', 'non_field_errors')
draws('cannot draw from nothing', [make('module')], 'invalid', 'module')
draws("refuses another person's module", notTheirs, 'does_not_exist', 'module')

promise('draws an option for a day', {
  operation: 'createInspirationItem',
  given,
  params: { calls: option },
  request: ({ moduleId }) => ({ body: { module: moduleId, date } }),
  answer: { status: 201, body: { id: integer(9), option: integer(6) } },
  call: ({ moduleId }) => createInspirationItem({ module: moduleId, date }),
  expect: (drawn) => expect(drawn).toMatchObject({ option: 6 }),
})
