import { expect, test } from 'vitest'
import { codeIn, type Import, importsOf } from './sources.ts'

const imports = codeIn('src', 'packages').flatMap(importsOf)

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

/**
 * The rules that need the path of a file. The linter knows the others, by the names of what is imported, and it finds circles
 * of imports, those of types too.
 */
const rules: Rule[] = [
  {
    promise:
      'the design system stands on react-aria-components with their hooks and state, and vanilla-extract only',
    isForbidden: ({ from, to }) =>
      from.startsWith('packages/design-system/') &&
      !/^(packages\/design-system\/|react$|react-dom$|react\/|react-aria-components|react-aria\/|react-stately\/|@vanilla-extract\/|@internationalized\/date)/.test(
        to,
      ),
  },
  {
    promise: 'lib knows neither the features, nor what they share, nor the app',
    isForbidden: ({ from, to }) =>
      from.startsWith('src/lib/') && /^src\/(ui|features|app)\//.test(to),
  },
  {
    promise: 'what features share knows none of them, and not the app',
    isForbidden: ({ from, to }) => from.startsWith('src/ui/') && /^src\/(features|app)\//.test(to),
  },
  {
    promise:
      'a feature knows no other feature and not the app; each kind of module is known by the registry',
    isForbidden: ({ from, to }) => {
      const feature = featureOf(from)
      if (feature === undefined) return false
      const other = featureOf(to)
      return to.startsWith('src/app/') || (other !== undefined && other !== feature)
    },
  },
  {
    promise: 'a kind of module does not know the registry of kinds',
    isForbidden: ({ from, to }) =>
      /^src\/features\/(daily-todos|inspiration)\//.test(from) &&
      to === 'src/features/moduleKinds.ts',
  },
]

test.for(rules)('$promise', ({ isForbidden }) => {
  const found = imports.filter(isForbidden).map(({ from, to }) => `${from} imports ${to}`)
  expect(found).toEqual([])
})
