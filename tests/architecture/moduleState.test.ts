import ts from 'typescript'
import { expect, test } from 'vitest'
import { deviceState } from './deviceState.ts'
import { codeIn, read } from './sources.ts'

const files = codeIn('src', 'packages/api/src', 'packages/design-system/src')

const parse = (text: string) =>
  ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true)

/** Classes whose objects hold nothing of their own. */
const constants = /^(?:WeakMap|WeakSet|RegExp|Date|TextEncoder)$/

/** Returns whether a value can change, as far as its code shows: a store, an object of a class, or an empty object or array. */
function canChange(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false
  if (ts.isNewExpression(value)) return !constants.test(value.expression.getText())
  if (ts.isCallExpression(value)) {
    return /^create(?:Store|Listeners)$/.test(value.expression.getText())
  }
  if (ts.isObjectLiteralExpression(value)) return value.properties.length === 0
  return ts.isArrayLiteralExpression(value) && value.elements.length === 0
}

/** A type of its own, or one such as `ReadonlyMap`, says that nothing changes. */
function isMutable(type: ts.TypeNode | undefined): boolean {
  return type === undefined || /^(?:Map|Set|Record)\b|^(?!readonly ).*\[\]$/.test(type.getText())
}

/** Returns whether a value is an object of a class of its own. The name of its class as a type says nothing about changes. */
const isInstance = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  ts.isNewExpression(value) &&
  !/^(?:Map|Set)$/.test(value.expression.getText())

/** Returns the variables of a module that may change while the page is open. */
function changing(module: ts.SourceFile): string[] {
  return module.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConst = (declarationList.flags & ts.NodeFlags.Const) !== 0
    return declarationList.declarations
      .filter(
        ({ type, initializer }) =>
          !isConst || ((isMutable(type) || isInstance(initializer)) && canChange(initializer)),
      )
      .map(({ name }) => name.getText())
  })
}

/** Returns the code that a module runs when its person leaves. */
function forgetting({ statements }: ts.SourceFile): string {
  const calls = statements
    .filter(ts.isExpressionStatement)
    .map(({ expression }) => expression)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'forgetWithPerson')
  return calls
    .flatMap((call) => [...call.arguments])
    .map((forget) => {
      const named = statements
        .filter(ts.isFunctionDeclaration)
        .find(({ name }) => name?.text === forget.getText())
      return (named ?? forget).getText()
    })
    .join('\n')
}

const found = files.flatMap((file) => {
  const module = parse(read(file))
  const forgotten = forgetting(module)
  return changing(module).map((name) => ({
    place: `${file}: ${name}`,
    isForgotten: forgotten.split(/\W+/).includes(name),
  }))
})

const ofDevice = deviceState.flatMap(({ variables }) =>
  Object.entries(variables).flatMap(([file, names]) => names.map((name) => `${file}: ${name}`)),
)

test('what a module keeps is forgotten with its person, or is listed as of the device', () => {
  const others = found.filter(({ isForgotten }) => !isForgotten).map(({ place }) => place)
  expect(others.toSorted()).toEqual(ofDevice.toSorted())
})

test.for([
  ['let opened: string | undefined', 'opened'],
  ['export const toasts = new Toasts()', 'toasts'],
  ['export const typed: Toasts = new Toasts()', 'typed'],
  ['const question = createStore<(() => void) | undefined>(undefined)', 'question'],
  ['const known: Map<string, number> = new Map()', 'known'],
  ['const names: string[] = []', 'names'],
  ['const byName: Record<string, number> = {}', 'byName'],
] as const)('%s is kept', ([declaration, name]) => {
  expect(changing(parse(declaration))).toEqual([name])
})

test.for([
  'const none: readonly string[] = []',
  'const nothing: ReadonlyMap<string, number> = new Map()',
  'const pages = new WeakMap<Element, string>()',
  'const make = (text: string) => new Toasts(text)',
  'const panel = createPersonalStore<string | undefined>(undefined)',
])('%s is not', (declaration) => {
  expect(changing(parse(declaration))).toEqual([])
})
