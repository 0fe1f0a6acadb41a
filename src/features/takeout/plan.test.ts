import { expect, test } from 'vitest'
import type { OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import type { AnyTakeout, Reading } from '../../ui/module-kind/takeout.ts'
import type { KindTakeout } from './fileFormat.ts'
import { newIn, planOf, stepCount, sum } from './plan.ts'

/** Returns a kind whose options have letters as details; each list gives what it has of a module. */
function kindWith(server: {
  modules: { id: number; name: string }[]
  options?: OptionOrWidget[]
  widgets?: OptionOrWidget[]
  letters?: Record<number, string>
}) {
  const list = (entities: OptionOrWidget[]) => (filter: { module?: number }) =>
    entities.filter(({ module }) => module === filter.module)
  const kind = {
    kind: 'letters',
    module: { list: list(server.modules as OptionOrWidget[]) },
    option: { list: list(server.options ?? []) },
    widget: { list: list(server.widgets ?? []) },
  }
  const takeout = {
    detailsOf: ({ letters = '' }: { letters?: string }) => [...letters],
    knownDetails: () =>
      Promise.resolve(({ id }: OptionOrWidget, letter: string) =>
        server.letters?.[id]?.includes(letter),
      ),
  }
  return { kind, takeout: takeout as unknown as AnyTakeout } as unknown as KindTakeout
}

const reading = {
  list: async (list: (filter: object) => unknown[], filter: object) => list(filter),
} as unknown as Reading

const moduleOf = (
  name: string,
  options: { name: string; letters?: string }[],
  widgets = [name],
) => ({
  kind: 'letters',
  name,
  widgets,
  options,
})

async function plan(modules: ReturnType<typeof moduleOf>[], kind: KindTakeout) {
  return planOf(modules, [kind], reading)
}

test('with nothing there, everything is new', async () => {
  const file = [moduleOf('Health', [{ name: 'Walk', letters: 'abc' }, { name: 'Read' }])]
  const planned = await plan(file, kindWith({ modules: [] }))
  expect(sum(planned.map(newIn))).toEqual({
    'letters:units.module': 1,
    'letters:units.option': 2,
    'letters:units.detail': 3,
    'takeout:cards': 1,
  })
  expect(stepCount(planned)).toBe(7)
})

test('what is there is used, and only what is missing is new', async () => {
  const kind = kindWith({
    modules: [{ id: 1, name: 'Health' }],
    options: [{ id: 5, module: 1, name: 'Walk' }],
    letters: { 5: 'ab' },
  })
  const file = [moduleOf('Health', [{ name: 'Walk', letters: 'abc' }, { name: 'Read' }])]
  const planned = await plan(file, kind)
  expect(planned[0]?.existing?.id).toBe(1)
  expect(planned[0]?.there).toEqual({
    'letters:units.module': 1,
    'letters:units.option': 1,
    'letters:units.detail': 2,
  })
  expect(sum(planned.map(newIn))).toEqual({
    'letters:units.option': 1,
    'letters:units.detail': 1,
    'takeout:cards': 1,
  })
})

test('of two lists with one name each finds its own, also when only the older was made', async () => {
  const file = [moduleOf('Health', [{ name: 'New' }]), moduleOf('Health', [{ name: 'Old' }])]
  const both = kindWith({
    // The newest first.
    modules: [
      { id: 2, name: 'Health' },
      { id: 1, name: 'Health' },
    ],
    options: [
      { id: 5, module: 1, name: 'Old' },
      { id: 6, module: 2, name: 'New' },
    ],
    widgets: [
      { id: 7, module: 1, name: 'Health' },
      { id: 8, module: 2, name: 'Health' },
    ],
  })
  expect(stepCount(await plan(file, both))).toBe(0)
  const older = kindWith({
    modules: [{ id: 1, name: 'Health' }],
    options: [{ id: 5, module: 1, name: 'Old' }],
  })
  const planned = await plan(file, older)
  expect(planned.map(({ existing }) => existing?.id)).toEqual([undefined, 1])
})

test('two to-dos with one name are two', async () => {
  const kind = kindWith({
    modules: [{ id: 1, name: 'Health' }],
    options: [{ id: 5, module: 1, name: 'Walk' }],
  })
  const planned = await plan([moduleOf('Health', [{ name: 'Walk' }, { name: 'Walk' }], [])], kind)
  expect(planned[0]?.options.map(({ existing }) => existing?.id)).toEqual([5, undefined])
})
