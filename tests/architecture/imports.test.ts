import { expect, test } from 'vitest'
import { type Import, importsOf, isHandWrittenSource, listFiles } from './sources.ts'

const imports = listFiles('src', 'packages').filter(isHandWrittenSource).flatMap(importsOf)

function isTest(file: string): boolean {
  return /\.(test|stories)\.tsx?$|\/(testing|cost)\//.test(file)
}

interface Rule {
  promise: string
  isForbidden: (found: Import) => boolean
}

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
    promise: 'only packages/api imports what is generated',
    isForbidden: ({ from, to }) => to.includes('/generated/') && !from.startsWith('packages/api/'),
  },
  {
    promise: 'the API knows nothing of the app',
    isForbidden: ({ from, to }) => from.startsWith('packages/api/') && to.startsWith('src/'),
  },
  {
    promise: 'the backend uses the schema door, never hooks, React or the app',
    isForbidden: ({ from, to }) =>
      from.startsWith('packages/backend/') &&
      (to === '@daymark/api' || to.startsWith('src/') || /^(react|@tanstack)/.test(to)),
  },
  {
    promise: 'the app builds its screens from the design system',
    isForbidden: ({ from, to }) =>
      from.startsWith('src/') && !isTest(from) && /^(react-aria|@vanilla-extract)/.test(to),
  },
  {
    promise: 'a kind of module knows neither screens, shell nor app, nor another kind',
    isForbidden: ({ from, to }) => {
      const kind = /^src\/module-kinds\/([^/]+)\//.exec(from)?.[1]
      if (kind === undefined) return false
      const otherKind = /^src\/module-kinds\/([^/]+)\//.exec(to)?.[1]
      return (
        /^src\/(screens|shell|app)\//.test(to) || (otherKind !== undefined && otherKind !== kind)
      )
    },
  },
  {
    promise: 'screens never import screens of another area',
    isForbidden: ({ from, to }) => {
      const area = /^src\/screens\/([^/]+)\//.exec(from)?.[1]
      const otherArea = /^src\/screens\/([^/]+)\//.exec(to)?.[1]
      return area !== undefined && otherArea !== undefined && area !== otherArea
    },
  },
  {
    promise: 'only screens, shell and app import the registry of kinds',
    isForbidden: ({ from, to }) =>
      to === 'src/module-kinds/registry.ts' &&
      !/^src\/(screens|app|shell|module-kinds)\//.test(from),
  },
]

test.for(rules)('$promise', ({ isForbidden }) => {
  const found = imports.filter(isForbidden).map(({ from, to }) => `${from} imports ${to}`)
  expect(found).toEqual([])
})
