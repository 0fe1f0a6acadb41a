import type { KindDescription } from './kinds.ts'

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` })
const json = (name: string, example: unknown) => ({
  'application/json': { schema: schema(name), example },
})

const failures = {
  400: 'BadRequest',
  401: 'NotAuthenticated',
  403: 'PermissionDenied',
  404: 'NotFound',
  406: 'NotAcceptable',
  415: 'UnsupportedMediaType',
}

const failing = (...statuses: (keyof typeof failures)[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${failures[status]}` }]),
  )

const id = { type: 'integer', minimum: 1 }
const readName = { type: 'string' }
const name = schema('Name')
const module = 2
const widgetId = 3

/** One of the three resources that every kind has. */
interface Part {
  path: string
  noun: string
  words: string
  order: string
  /** The schema of a changed object's body. */
  updateNoun: string
  example: object
  answer: object
  isOfModule: boolean
  creating?: string | undefined
  changing?: string | undefined
  deleting?: string | undefined
}

function partsOf({ module: modules, option, widget }: KindDescription): Part[] {
  const sorted = (then: string) => `Ordered by module (the newest first), ${then}.\n`
  return [
    {
      ...modules,
      order: 'The newest module comes first.\n',
      updateNoun: `${modules.noun}Input`,
      answer: {
        id: module,
        user: 12,
        createdAt: '2026-11-20 20:40:22.908965+00:00',
        ...modules.example,
      },
      isOfModule: false,
      deleting: 'Its options, items and widgets are deleted with it.\n',
    },
    {
      ...option,
      order: sorted(option.order),
      updateNoun: `${option.noun}Update`,
      answer: { id: 6, module, ...option.example, ...option.answer },
      isOfModule: true,
      changing: `An option stays in its module: \`module\` is not read. ${option.changing ?? ''}`,
      deleting: 'Its items are deleted with it.\n',
    },
    {
      ...widget,
      order: sorted('then by name'),
      updateNoun: `${widget.noun}Update`,
      answer: { id: widgetId, module, ...widget.example },
      isOfModule: true,
      changing: 'A widget stays in its module: `module` is not read.',
    },
  ]
}

const described = (text: string | undefined) =>
  text === undefined ? {} : { description: `${text.trim()}\n` }

function partPaths(part: Part) {
  const { path, noun, words, example, answer, isOfModule } = part
  const article = /^[aeiou]/.test(words) ? 'an' : 'a'
  const one = { description: 'The object', content: json(noun, answer) }
  const tags = [path]
  const body = (name: string, example: object) => ({
    requestBody: { required: true, content: json(name, example) },
  })
  return {
    [`/api/v1/${path}/`]: {
      get: {
        operationId: `list${noun}s`,
        tags,
        summary: `The ${words}s, a page at a time`,
        description: part.order,
        parameters: [
          ...(isOfModule ? [parameter('Module')] : []),
          parameter('Page'),
          parameter('PageSize'),
        ],
        responses: {
          200: {
            description: 'One page',
            content: json(`${noun}Page`, { pageCount: 1, results: [answer] }),
          },
          ...failing(400, 401, 404, 406),
        },
      },
      post: {
        operationId: `create${noun}`,
        tags,
        summary: `Create ${article} ${words}`,
        ...described(part.creating),
        ...body(`${noun}Input`, { ...(isOfModule && { module }), ...example }),
        responses: { 201: { ...one, description: 'Created' }, ...failing(400, 401, 403, 406, 415) },
      },
    },
    [`/api/v1/${path}/{id}/`]: {
      parameters: [parameter('Id')],
      get: {
        operationId: `get${noun}`,
        tags,
        summary: `Read ${article} ${words}`,
        responses: { 200: one, ...failing(401, 404, 406) },
      },
      put: {
        operationId: `update${noun}`,
        tags,
        summary: `Replace what can be changed of ${article} ${words}`,
        ...described(part.changing),
        ...body(part.updateNoun, example),
        responses: {
          200: { ...one, description: 'Changed' },
          ...failing(400, 401, 403, 404, 406, 415),
        },
      },
      delete: {
        operationId: `delete${noun}`,
        tags,
        summary: `Delete ${article} ${words}`,
        ...described(part.deleting),
        responses: {
          204: { $ref: '#/components/responses/Deleted' },
          ...failing(401, 403, 404, 406),
        },
      },
    },
  }
}

/** The paths of every kind, and the dashboard over all of them. */
export function kindPaths(kinds: Record<string, KindDescription>) {
  const paths: Record<string, Record<string, unknown>> = { '/api/v1/widgets/': dashboard(kinds) }
  for (const kind of Object.values(kinds)) {
    for (const part of partsOf(kind)) Object.assign(paths, partPaths(part))
    for (const [path, operations] of Object.entries(kind.paths ?? {})) {
      paths[path] = { ...paths[path], ...operations }
    }
  }
  return paths
}

function dashboard(kinds: Record<string, KindDescription>) {
  const example = Object.entries(kinds).map(([kind, { widget }]) => [
    kind,
    [{ id: widgetId, module, ...widget.example }],
  ])
  return {
    get: {
      operationId: 'getWidgets',
      tags: ['dashboard'],
      summary: 'The dashboard, every widget by kind of module',
      description:
        'Not paged. Within a kind the widgets of the newest module come first, and within a module they are\nordered by name.\n',
      responses: {
        200: {
          description: 'The widgets, keyed by kind',
          content: json('Dashboard', Object.fromEntries(example)),
        },
        ...failing(401, 406),
      },
    },
  }
}

const object = (required: string[], properties: object) => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
})

const list = (noun: string) => ({ type: 'array', items: schema(noun) })

const page = (noun: string) =>
  object(['pageCount', 'results'], {
    pageCount: { type: 'integer', minimum: 0, description: '0 when there are no results at all' },
    results: list(noun),
  })

/** The schemas of every kind, and that of the dashboard. */
export function kindSchemas(kinds: Record<string, KindDescription>) {
  const lists = Object.entries(kinds).map(([kind, { widget }]) => [kind, list(widget.noun)])
  const schemas: Record<string, unknown> = {
    Dashboard: {
      description: 'One list of widgets for each kind of module; the keys are the kinds',
      ...object(Object.keys(kinds), Object.fromEntries(lists)),
    },
  }
  for (const { module: modules, option, widget, schemas: own } of Object.values(kinds)) {
    const [m, o, w] = [modules.noun, option.noun, widget.noun]
    const { reads, takes, required } = option
    Object.assign(schemas, {
      [m]: object(['id', 'user', 'createdAt', 'name'], {
        id,
        user: id,
        createdAt: schema('Timestamp'),
        name: readName,
      }),
      [`${m}Input`]: object(['name'], { name }),
      [`${m}Page`]: page(m),
      [o]: object(['id', 'module', 'name', ...Object.keys(reads)], {
        id,
        module: id,
        name: readName,
        ...reads,
      }),
      [`${o}Input`]: object(['module', 'name', ...required], { module: id, name, ...takes }),
      [`${o}Update`]: object(['name', ...required], { name, ...takes }),
      [`${o}Page`]: page(o),
      [w]: object(['id', 'module', 'name'], { id, module: id, name: readName }),
      [`${w}Input`]: object(['module', 'name'], { module: id, name }),
      [`${w}Update`]: object(['name'], { name }),
      [`${w}Page`]: page(w),
      ...own,
    })
  }
  return schemas
}
