import { dashboardOf } from '../../../../tests/kinds/index.ts'
import type { TestClient } from '../testing/testClient.ts'
import {
  created,
  deleted,
  forbidden,
  found,
  invalid,
  module,
  notAcceptable,
  notAllowed,
  notFound,
  page,
  parseError,
  todoItem,
  todoOption,
  unsupported,
  widget,
} from './shapes.ts'
import { twoPeople } from './people.ts'
import { calls, row, rows, type Transcript } from './transcript.ts'

const modules = 'daily-todos-modules/'
const options = 'daily-todo-options/'
const items = 'daily-todo-items/'
const widgets = 'daily-todos-widgets/'

/** With a module (2) that has an option (2). */
async function withModule(client: TestClient): Promise<void> {
  twoPeople(client)
  const id = await client.create(modules, { name: 'Mine' })
  await client.create(options, { module: id, name: 'Run', text: 'Run' })
}

const blankNames = ['', '   ']
const noTexts = [true, ['a'], { a: 1 }]

/** Daily to-dos, as a real Django REST framework answers. */
export const contentTranscripts: Transcript[] = [
  {
    name: 'the CSRF call',
    steps: [
      ...calls(['GET csrf/', 'GET csrf/'], undefined, found({ status: 'OK' })),
      (client) => void client.cookies.set('sessionid', 'garbage'),
      row('GET csrf/', undefined, found({ status: 'OK' })),
    ],
  },
  {
    name: 'daily to-dos modules',
    steps: [
      twoPeople,
      row(`GET ${modules}`, undefined, page(0)),
      row(`GET ${modules}?format=json`, undefined, page(0)),
      row(`GET ${modules}?page=2`, undefined, notFound),
      row(`GET ${modules}?page=9`, undefined, notFound),
      row(`GET ${modules}`, undefined, notAcceptable, { headers: { Accept: 'image/png' } }),
      row(`POST ${modules}`, { name: 'My todos' }, created(module)),
      ...rows(`POST ${modules}`, [{}, undefined], invalid(['name', 'required'])),
      ...rows(
        `POST ${modules}`,
        blankNames.map((name) => ({ name })),
        invalid(['name', 'blank']),
      ),
      row(`POST ${modules}`, { name: null }, invalid(['name', 'null'])),
      ...rows(
        `POST ${modules}`,
        noTexts.map((name) => ({ name })),
        invalid(['name', 'invalid']),
      ),
      row(`POST ${modules}`, { name: 'a\0b' }, invalid(['name', 'null_characters_not_allowed'])),
      ...rows(
        `POST ${modules}`,
        [
          { name: 5 },
          { name: 'n'.repeat(30) },
          { name: 'n'.repeat(31) },
          { name: '  pad  ' },
          { name: '😀 ok' },
          { name: 'Extra', id: 7, user: 1, createdAt: '2000-01-01T00:00:00Z', foo: 'bar' },
        ],
        created(module),
      ),
      row(`POST ${modules}`, undefined, parseError, { raw: '{x' }),
      row(`POST ${modules}`, [], invalid(['non_field_errors', 'invalid'])),
      row(`POST ${modules}`, undefined, unsupported, {
        raw: '{"name":"x"}',
        headers: { 'Content-Type': 'text/plain' },
      }),
      row(`POST ${modules}`, undefined, created(module), {
        raw: 'name=formname',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
      ...['', 'x'.repeat(32)].map((token) =>
        row(`POST ${modules}`, { name: 'x' }, forbidden, { headers: { 'X-CSRFToken': token } }),
      ),
      row(`POST ${modules}`, { name: 'x' }, forbidden, {
        headers: { Origin: 'http://evil.example' },
      }),
      row(`GET ${modules}`, undefined, page(1, ...Array<unknown>(8).fill(module))),
      row(`GET ${modules}2/`, undefined, found(module)),
      ...calls(
        [`GET ${modules}99999/`, `GET ${modules}1/`, `GET ${modules}abc/`],
        undefined,
        notFound,
      ),
      ...rows(`PUT ${modules}2/`, [{ name: 'Renamed' }, { name: 'n'.repeat(31) }], found(module)),
      row(`PUT ${modules}2/`, {}, invalid(['name', 'required'])),
      row(`PUT ${modules}2/`, { name: '' }, invalid(['name', 'blank'])),
      row(`PUT ${modules}1/`, { name: 'Hacked' }, notFound),
      row(`DELETE ${modules}1/`, undefined, notFound),
      row(`DELETE ${modules}2/`, undefined, deleted),
      row(`DELETE ${modules}2/`, undefined, notFound),
    ],
  },
  {
    name: 'daily to-do options',
    steps: [
      twoPeople,
      row(`GET ${options}`, undefined, page(0)),
      (client) => client.create(modules, { name: 'Mine' }),
      row(
        `POST ${options}`,
        { module: 2, name: 'Go running', text: 'Go for a run' },
        created(todoOption),
      ),
      row(
        `POST ${options}`,
        {},
        invalid(['module', 'required'], ['name', 'required'], ['text', 'required']),
      ),
      ...option('name', blankNames, 'blank'),
      ...option('name', [null], 'null'),
      ...option('name', noTexts, 'invalid'),
      ...option('name', ['n'.repeat(51)], 'max_length'),
      ...option('name', ['a\0b'], 'null_characters_not_allowed'),
      ...rows(
        `POST ${options}`,
        [5, 'n'.repeat(30), '  pad  ', '😀 ok'].map((name) => ({ module: 2, name, text: 't' })),
        created(todoOption),
      ),
      ...option('text', [''], 'blank'),
      ...option('text', [null], 'null'),
      ...option('text', [[1]], 'invalid'),
      ...rows(
        `POST ${options}`,
        [5, 'a\nb'].map((text) => ({ module: '2', name: 't', text })),
        created(todoOption),
      ),
      ...option('module', [99999], 'does_not_exist'),
      ...option('module', ['abc', true, { id: 2 }], 'incorrect_type'),
      ...option('module', [null], 'null'),
      row(
        `POST ${options}`,
        { module: 2, name: '', text: '' },
        invalid(['name', 'blank'], ['text', 'blank']),
      ),
      ...[
        '',
        '?page=1',
        '?page=last',
        '?limit=2',
        '?module=2',
        '?unknown=1',
        '?ordering=-name',
      ].map((query) =>
        row(`GET ${options}${query}`, undefined, page(1, ...Array<unknown>(7).fill(todoOption))),
      ),
      ...['?page=2', '?page=0', '?page=abc'].map((query) =>
        row(`GET ${options}${query}`, undefined, notFound),
      ),
      ...['?module=999', '?module=0'].map((query) =>
        row(`GET ${options}${query}`, undefined, invalid(['module', 'invalid_choice'])),
      ),
      row(`GET ${options}2/`, undefined, found(todoOption)),
      ...calls([`GET ${options}1/`, `GET ${options}99999/`], undefined, notFound),
      row(`PUT ${options}2/`, { module: 1, name: 'Run', text: 'Run fast' }, found(todoOption)),
      row(`PUT ${options}2/`, { name: 'Run' }, invalid(['text', 'required'])),
      row(
        `PUT ${options}2/`,
        { name: '', text: '' },
        invalid(['name', 'blank'], ['text', 'blank']),
      ),
      row(`DELETE ${options}1/`, undefined, notFound),
      row(`DELETE ${options}2/`, undefined, deleted),
      row(`DELETE ${modules}2/`, undefined, deleted),
      row(`GET ${options}?module=2`, undefined, invalid(['module', 'invalid_choice'])),
    ],
  },
  {
    name: 'daily to-do items',
    steps: [
      withModule,
      row(`GET ${items}`, undefined, page(0)),
      row(`POST ${items}`, todo({}), created(todoItem)),
      row(`POST ${items}`, todo({ status: 'done' }), invalid(['non_field_errors', 'unique'])),
      row(
        `POST ${items}`,
        todo({ date: '2026-03-02', status: 'done' }),
        created({ ...todoItem, status: 'done' }),
      ),
      row(`POST ${items}`, todo({ date: '2026-3-4' }), created(todoItem)),
      row(
        `POST ${items}`,
        {},
        invalid(
          ['module', 'required'],
          ['date', 'required'],
          ['option', 'required'],
          ['status', 'required'],
        ),
      ),
      ...item(
        'date',
        ['abc', '2026-02-30', '2026-03-01T10:00:00Z', '01-03-2026', 20260301, ''],
        'invalid',
      ),
      ...item('date', [null], 'null'),
      ...item('status', ['later', 'TODO', '', 1], 'invalid_choice'),
      ...item('status', [null], 'null'),
      ...item('option', [99999], 'does_not_exist'),
      ...item('option', ['x'], 'incorrect_type'),
      ...item('option', [null], 'null'),
      ...item('module', [99999], 'does_not_exist'),
      row(`GET ${items}?date=2026-03-01`, undefined, page(1, todoItem)),
      row(`GET ${items}?module=2&date=2026-03-01`, undefined, page(1, todoItem)),
      row(`GET ${items}?date=2030-01-01`, undefined, page(0)),
      row(`GET ${items}?date=20260101`, undefined, invalid(['date', 'invalid'])),
      row(`GET ${items}?status=done&date=2026-03-01`, undefined, page(1, todoItem)),
      row(`GET ${items}?module=2&module=3`, undefined, invalid(['module', 'invalid_choice'])),
      row(
        `GET ${items}?module=99999&date=2026-05-01`,
        undefined,
        invalid(['module', 'invalid_choice']),
      ),
      ...calls([`GET ${items}2/`, `DELETE ${items}2/`], undefined, notAllowed),
      row(`PATCH ${items}2/`, { status: 'done' }, found({ ...todoItem, status: 'done' })),
      row(`PATCH ${items}2/`, { status: 'x' }, invalid(['status', 'invalid_choice'])),
      row(`PATCH ${items}2/`, {}, found({ ...todoItem, status: 'done' })),
      ...calls([`PATCH ${items}1/`, `PATCH ${items}99999/`], { status: 'done' }, notFound),
      row(`DELETE ${options}2/`, undefined, deleted),
      row(`GET ${items}?module=2&date=2026-03-01`, undefined, page(0)),
      row(`DELETE ${modules}2/`, undefined, deleted),
      row(`GET ${items}?module=2`, undefined, invalid(['module', 'invalid_choice'])),
    ],
  },
  {
    name: 'daily to-dos widgets and the dashboard',
    steps: [
      withModule,
      row(`GET ${widgets}`, undefined, page(0)),
      row('GET widgets/', undefined, found(dashboardOf())),
      row(`POST ${widgets}`, { module: 2, name: 'My widget' }, created(widget)),
      row(`POST ${widgets}`, {}, invalid(['module', 'required'], ['name', 'required'])),
      row(`POST ${widgets}`, { module: 99999, name: 'x' }, invalid(['module', 'does_not_exist'])),
      row(`POST ${widgets}`, { module: 2, name: '' }, invalid(['name', 'blank'])),
      ...calls([`GET ${widgets}`, `GET ${widgets}?module=2`], undefined, page(1, widget)),
      row('GET widgets/', undefined, found(dashboardOf({ dailyTodos: [widget] }))),
      row(`GET ${widgets}2/`, undefined, found(widget)),
      row(`GET ${widgets}1/`, undefined, notFound),
      row(`PUT ${widgets}2/`, { name: 'Widget 2' }, found(widget)),
      row(`PUT ${widgets}2/`, {}, invalid(['name', 'required'])),
      row(`DELETE ${widgets}1/`, undefined, notFound),
      row(`DELETE ${widgets}2/`, undefined, deleted),
      row(`DELETE ${widgets}2/`, undefined, notFound),
      ...Array.from({ length: 12 }, (_, index) =>
        row(`POST ${widgets}`, { module: 2, name: `W${index}` }, created(widget)),
      ),
      row(
        'GET widgets/',
        undefined,
        found(dashboardOf({ dailyTodos: Array<unknown>(12).fill(widget) })),
      ),
      row(`DELETE ${modules}2/`, undefined, deleted),
      row(`GET ${widgets}?module=2`, undefined, invalid(['module', 'invalid_choice'])),
      ...calls([`POST ${modules}2/`], {}, notAllowed),
      ...calls([`DELETE ${modules}`, 'POST csrf/', 'GET file-uploads/'], undefined, notAllowed),
    ],
  },
]

function option(field: string, values: readonly unknown[], code: string) {
  const bodies = values.map((value) => ({ module: 2, name: 'n', text: 't', [field]: value }))
  return rows(`POST ${options}`, bodies, invalid([field, code]))
}

function todo(changes: object) {
  return { module: 2, date: '2026-03-01', option: 2, status: 'todo', ...changes }
}

function item(field: string, values: readonly unknown[], code: string) {
  const bodies = values.map((value) => todo({ date: '2026-03-09', [field]: value }))
  return rows(`POST ${items}`, bodies, invalid([field, code]))
}
