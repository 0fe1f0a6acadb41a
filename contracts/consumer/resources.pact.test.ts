import { anyRefusal, emptyPage, invalid, notFound, page } from './answers.ts'
import { anotherPerson, callOf, everySign, longName, longText } from './contents.ts'
import { resources } from './kinds/resources.ts'
import { promise, promiseReadBack, promiseSaved } from './promise.ts'

// What is promised for the modules, the options and the widgets of every kind.

for (const resource of resources) {
  const { list, create, get, update, remove, removeModule } = resource
  const { parents, newOne, others, fields, change, lastOne } = resource
  const belongs = parents.length > 0
  const ofModule: Record<string, string> = belongs ? { module: '${moduleId}' } : {}
  const before = parents.map((newModule) => newModule())
  const made = [...before, newOne({ name: 'Made' })]
  const foreignModule = parents.map((newModule) => newModule({}, anotherPerson))
  const foreign = [...foreignModule, newOne({ name: 'Made' }, anotherPerson)]

  const twelve = [...before, newOne({ name: 'Yoga' }), newOne({}, { times: 11 })]
  const pageOfTen = (number: string) => ({ ...ofModule, page: number, page_size: '10' })
  promise(`${list} lists the first page of ten`, {
    operation: list,
    before: twelve,
    query: pageOfTen('1'),
    answer: page(...Array.from({ length: 10 }, () => fields)),
  })
  promise(`${list} lists the second page of two, with ${lastOne} at its end`, {
    operation: list,
    before: twelve,
    query: pageOfTen('2'),
    answer: { pageCount: 2, results: [fields, { ...fields, ...others, name: 'Yoga' }] },
  })
  promise(`${list} tells that a page is not there`, {
    operation: list,
    before: [...before, newOne()],
    query: { page: '2', page_size: '10' },
    refusal: notFound,
  })
  if (belongs) {
    promise(`${list} lists nothing of another module`, {
      operation: list,
      before: [
        ...parents.map((newModule) => newModule({}, { as: 'otherModuleId' })),
        newOne({ module: '${otherModuleId}' }),
        ...before,
      ],
      query: pageOfTen('1'),
      answer: emptyPage,
    })
    promise(`${list} gives no second page of another person's module`, {
      operation: list,
      before: [...foreignModule, newOne({}, { ...anotherPerson, times: 11 })],
      query: pageOfTen('2'),
      refusal: anyRefusal,
    })
    promise(`${create} refuses another person's module`, {
      operation: create,
      before: foreignModule,
      body: { ...ofModule, name: 'Health', ...others },
      refusal: invalid('does_not_exist', 'module'),
    })
    promise(
      `${removeModule} deletes and ${get} does not find what belonged to a module that was deleted`,
      { operation: get, before: [...made, callOf(removeModule)], refusal: notFound },
    )
  } else {
    promise(`${list} lists nothing of another person`, {
      operation: list,
      before: [newOne({}, anotherPerson)],
      query: pageOfTen('1'),
      answer: emptyPage,
    })
  }

  const created = (body: object) => ({
    operation: create,
    before,
    body: { ...ofModule, ...others, ...body },
    answer: { ...fields, ...others, ...body },
    reads: get,
  })
  promise(`${create} creates one`, created({ name: 'Made' }))
  promise(`${create} keeps every letter and sign of a name`, created({ name: everySign }))
  promiseReadBack({ what: 'what was created', ...created({ name: 'Made' }) })
  promiseReadBack({ what: 'every letter and sign of a name', ...created({ name: everySign }) })

  const changed = (body: object) => ({
    operation: update,
    before: made,
    body: { ...change, ...body },
    answer: { ...fields, ...change, ...body },
    reads: get,
  })
  promise(`${update} changes one`, changed({}))
  promiseReadBack({ what: 'what was changed', ...changed({}) })

  const withText = 'text' in others
  const longest = { name: longName, ...(withText && { text: longText }) }
  const atLimits = `a name of 50 characters${withText ? ' and a text of 2,000' : ''}`
  promiseSaved({ what: atLimits, ...created(longest) })
  promiseSaved({ what: atLimits, ...changed(longest) })

  promise(`${remove} deletes one`, { operation: remove, before: made })
  promise(`${remove} deletes and ${get} does not find what was deleted`, {
    operation: get,
    before: [...made, callOf(remove)],
    refusal: notFound,
  })

  for (const operation of [get, update, remove]) {
    promise(`${operation} does not find another person's`, {
      operation,
      before: foreign,
      ...(operation === update && { body: change }),
      refusal: notFound,
    })
  }
}
