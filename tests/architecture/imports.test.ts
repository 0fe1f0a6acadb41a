import { expect, test } from 'vitest'
import { type Import, importsOf, isHandWrittenSource, listFiles } from './sources.ts'

const imports = listFiles('src', 'packages').filter(isHandWrittenSource).flatMap(importsOf)

function isTest(file: string): boolean {
  return /\.(test|stories)\.tsx?$|\/(testing|cost)\//.test(file)
}

/**
 * Returns the folder of a feature that a file is in. Undefined for the registry of kinds, which imports all of them.
 */
function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1]
}

interface Rule {
  promise: string
  isForbidden: (found: Import) => boolean
}

/** The rules that need the path of a file. The linter knows the others, by the names of what is imported. */
const rules: Rule[] = [
  {
    promise:
      'the design system stands on react-aria-components with their hooks and state, and vanilla-extract only',
    isForbidden: ({ from, to }) =>
      from.startsWith('packages/design-system/') &&
      !isTest(from) &&
      !/^(packages\/design-system\/|react$|react-dom$|react\/|react-aria-components|react-aria\/|react-stately\/|@vanilla-extract\/|@internationalized\/date)/.test(
        to,
      ),
  },
  {
    promise: 'lib knows neither the features, nor what they share, nor the app',
    isForbidden: ({ from, to }) =>
      from.startsWith('src/lib/') && !isTest(from) && /^src\/(ui|features|app)\//.test(to),
  },
  {
    promise: 'what features share knows none of them, and not the app',
    isForbidden: ({ from, to }) =>
      from.startsWith('src/ui/') && !isTest(from) && /^src\/(features|app)\//.test(to),
  },
  {
    promise:
      'a feature knows no other feature and not the app; each kind of module is known by the registry',
    isForbidden: ({ from, to }) => {
      const feature = featureOf(from)
      if (feature === undefined || isTest(from)) return false
      const other = featureOf(to)
      return to.startsWith('src/app/') || (other !== undefined && other !== feature)
    },
  },
  {
    promise: 'a kind of module does not know the registry of kinds',
    isForbidden: ({ from, to }) =>
      /^src\/features\/(daily-todos|inspiration)\//.test(from) &&
      !isTest(from) &&
      to === 'src/features/moduleKinds.ts',
  },
]

test.for(rules)('$promise', ({ isForbidden }) => {
  const found = imports.filter(isForbidden).map(({ from, to }) => `${from} imports ${to}`)
  expect(found).toEqual([])
})

/** The folders of which no file may import itself by way of others. */
const acyclic = /^(src|packages\/api|packages\/design-system)\//

/** Returns the files of a circle of imports that begins and ends with the file. Undefined if there is none. */
function circleThrough(start: string, importsOfFile: ReadonlyMap<string, string[]>) {
  const cameFrom = new Map<string, string>()
  const next = [start]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    for (const to of importsOfFile.get(file) ?? []) {
      if (to === start) {
        const circle = [file]
        for (let one = file; one !== start; one = cameFrom.get(one) ?? start) {
          circle.unshift(cameFrom.get(one) ?? start)
        }
        return circle
      }
      if (cameFrom.has(to)) continue
      cameFrom.set(to, file)
      next.push(to)
    }
  }
  return undefined
}

// The linter sees circles as well, but not those of which a part imports types only.
test('no file imports itself by way of others, for types neither', () => {
  const byFile = new Map<string, string[]>()
  for (const { from, to } of imports) {
    if (isTest(from) || !acyclic.test(from) || !acyclic.test(to)) continue
    byFile.set(from, [...(byFile.get(from) ?? []), to])
  }
  const circles = [...byFile.keys()].flatMap(
    (file) => circleThrough(file, byFile)?.join(' -> ') ?? [],
  )
  expect(circles).toEqual([])
})
