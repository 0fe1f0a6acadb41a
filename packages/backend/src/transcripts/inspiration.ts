import { dashboardOf } from '../../../../tests/kinds/index.ts'
import type { TestClient } from '../testing/testClient.ts'
import { twoPeople } from './people.ts'
import {
  created,
  deleted,
  emptyImageOption,
  found,
  imageOption,
  invalid,
  item,
  module,
  notFound,
  page,
  textOption,
  ticket,
  widget,
} from './shapes.ts'
import { calls, row, rows, type Transcript } from './transcript.ts'

const modules = 'inspiration-modules/'
const options = 'inspiration-options/'
const items = 'inspiration-items/'
const widgets = 'inspiration-widgets/'
const uploads = 'file-uploads/'

/** With a module (2) and an upload (1). */
async function withModule(client: TestClient): Promise<void> {
  twoPeople(client)
  await client.create(modules, { name: 'Quotes' })
  await client.create(uploads, { fileName: 'cat.png' })
}

/** Inspiration and uploads, as a real Django REST framework answers. */
export const inspirationTranscripts: Transcript[] = [
  {
    name: 'inspiration modules',
    steps: [
      twoPeople,
      row(`GET ${modules}`, undefined, page(0)),
      row(`POST ${modules}`, { name: 'Quotes' }, created(module)),
      row(`POST ${modules}`, {}, invalid(['name', 'required'])),
      row(`POST ${modules}`, { name: '' }, invalid(['name', 'blank'])),
      row(`POST ${modules}`, { name: null }, invalid(['name', 'null'])),
      ...rows(
        `POST ${modules}`,
        [{ name: 'n'.repeat(30) }, { name: 'n'.repeat(31) }],
        created(module),
      ),
      row(`GET ${modules}2/`, undefined, found(module)),
      row(`GET ${modules}1/`, undefined, notFound),
      row(`PUT ${modules}2/`, { name: 'Quotes 2' }, found(module)),
      row(`PUT ${modules}2/`, {}, invalid(['name', 'required'])),
      row(`DELETE ${modules}1/`, undefined, notFound),
      row(`DELETE ${modules}2/`, undefined, deleted),
      ...Array.from({ length: 10 }, (_, index) =>
        row(`POST ${modules}`, { name: `Module ${index}` }, created(module)),
      ),
      row(`GET ${modules}`, undefined, page(2, ...Array<unknown>(10).fill(module))),
      ...['?page=2', '?page=last'].map((query) =>
        row(`GET ${modules}${query}`, undefined, page(2, module, module)),
      ),
      row(`GET ${modules}?page=3`, undefined, notFound),
    ],
  },
  {
    name: 'inspiration options',
    steps: [
      withModule,
      row(`GET ${options}`, undefined, page(0)),
      row(`POST ${options}`, option({}), created(textOption)),
      row(
        `POST ${options}`,
        {},
        invalid(['module', 'required'], ['name', 'required'], ['type', 'required']),
      ),
      row(`POST ${options}`, option({ text: '' }), invalid(['text', 'blank'])),
      row(`POST ${options}`, option({ text: null }), invalid(['text', 'null'])),
      row(`POST ${options}`, option({ type: 'video' }), invalid(['type', 'invalid_choice'])),
      row(`POST ${options}`, option({ type: undefined }), invalid(['type', 'required'])),
      row(`POST ${options}`, option({ type: null }), invalid(['type', 'null'])),
      row(`POST ${options}`, option({ name: '' }), invalid(['name', 'blank'])),
      row(`POST ${options}`, option({ name: null }), invalid(['name', 'null'])),
      ...rows(
        `POST ${options}`,
        [option({ name: 'n'.repeat(30) }), option({ name: 'n'.repeat(31) })],
        created(textOption),
      ),
      row(`POST ${options}`, option({ module: 99999 }), invalid(['module', 'does_not_exist'])),
      row(`POST ${options}`, option({ module: 'abc' }), invalid(['module', 'incorrect_type'])),
      ...rows(`POST ${options}`, [image({}), image({})], created(imageOption)),
      row(`POST ${options}`, image({ image: undefined }), created(emptyImageOption)),
      row(`POST ${options}`, image({ image: null }), invalid(['image', 'null'])),
      row(`POST ${options}`, image({ image: 99999 }), invalid(['image', 'does_not_exist'])),
      // A real backend keeps the text of an option that becomes an image; here it is removed.
      row(`PUT ${options}2/`, { name: 'x', type: 'image', image: 1 }, found(imageOption)),
      ...rows(
        `PUT ${options}2/`,
        [
          { name: 'x', type: 'text', text: 'Be very happy' },
          { name: 'x', type: 'text' },
        ],
        found({ ...textOption, image: 1, imageURL: 'x' }),
      ),
      row(`PUT ${options}2/`, {}, invalid(['name', 'required'], ['type', 'required'])),
      row(`PATCH ${options}2/`, { name: 'Joy' }, found({ ...textOption, image: 1, imageURL: 'x' })),
      row(`PATCH ${options}2/`, { image: null }, invalid(['image', 'null'])),
      row(`GET ${options}2/`, undefined, found({ ...textOption, image: 1, imageURL: 'x' })),
      row(`GET ${options}1/`, undefined, notFound),
      row(
        `GET ${options}?module=2`,
        undefined,
        page(
          1,
          imageOption,
          imageOption,
          emptyImageOption,
          { ...textOption, image: 1, imageURL: 'x' },
          textOption,
          textOption,
        ),
      ),
      row(`DELETE ${options}2/`, undefined, deleted),
      row(`DELETE ${options}1/`, undefined, notFound),
    ],
  },
  {
    name: 'inspiration items',
    steps: [
      withModule,
      row(`GET ${items}`, undefined, page(0)),
      (client) => client.create(options, option({})),
      row(`POST ${items}`, { module: 2, date: '2026-03-01' }, created(item)),
      row(
        `POST ${items}`,
        { module: 2, date: '2026-03-01' },
        invalid(['non_field_errors', 'unique']),
      ),
      row(`POST ${items}`, { module: 2, date: '2026-03-02', option: 1 }, created(item)),
      row(`POST ${items}`, {}, invalid(['module', 'required'], ['date', 'required'])),
      row(`POST ${items}`, { module: 2, date: 'x' }, invalid(['date', 'invalid'])),
      row(
        `POST ${items}`,
        { module: 99999, date: '2029-03-02' },
        invalid(['module', 'does_not_exist']),
      ),
      row(`GET ${items}`, undefined, page(1, item, item)),
      row(`GET ${items}?module=2&date=2026-03-01`, undefined, page(1, item)),
      row(`GET ${items}?module=2&date=2028-03-01`, undefined, page(0)),
      row(`DELETE ${modules}2/`, undefined, deleted),
      row(`GET ${items}?module=2`, undefined, invalid(['module', 'invalid_choice'])),
    ],
  },
  {
    name: 'inspiration widgets',
    steps: [
      withModule,
      row(`GET ${widgets}`, undefined, page(0)),
      row(`POST ${widgets}`, { module: 2, name: 'Insp widget' }, created(widget)),
      row(`POST ${widgets}`, {}, invalid(['module', 'required'], ['name', 'required'])),
      ...calls([`GET ${widgets}`, `GET ${widgets}?module=2`], undefined, page(1, widget)),
      row('GET widgets/', undefined, found(dashboardOf({ inspiration: [widget] }))),
      row(`GET ${widgets}2/`, undefined, found(widget)),
      row(`PUT ${widgets}2/`, { name: 'W2' }, found(widget)),
      row(`DELETE ${widgets}2/`, undefined, deleted),
    ],
  },
  {
    name: 'upload tickets',
    steps: [
      twoPeople,
      ...rows(
        `POST ${uploads}`,
        ['cat.png', `${'n'.repeat(251)}.png`, 'readme', 5, 'my phóto 1.png', 'a&b#c.png'].map(
          (fileName) => ({
            fileName,
          }),
        ),
        created(ticket),
      ),
      row(`POST ${uploads}`, {}, invalid(['fileName', 'required'])),
      row(`POST ${uploads}`, { fileName: '' }, invalid(['fileName', 'blank'])),
      ...rows(
        `POST ${uploads}`,
        ['a/b.png', 'a<b.png', 'a?b.png'].map((fileName) => ({ fileName })),
        invalid(['fileName', 'invalid']),
      ),
      row(`POST ${uploads}`, { fileName: null }, invalid(['fileName', 'null'])),
    ],
  },
]

function option(changes: object) {
  return { module: 2, name: 'x', type: 'text', text: 'x', ...changes }
}

function image(changes: object) {
  return { module: 2, name: 'x', type: 'image', image: 1, ...changes }
}
