import { apiQuery, ApiError } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/renderScreen.tsx'
import type { Page } from '../../data/listQueries.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { PagedTable } from './PagedTable.tsx'
import type { TablePage } from './tablePage.ts'

interface Row {
  id: number
  name: string
}

type Answer = PromiseWithResolvers<Page<Row>>

/** The answers that are asked for, by the page they are for; the test says when they come. */
let answers: Map<string, Answer>
let queryClient: QueryClient
const key = ({ pageIndex, pageSize }: TablePage) => `${pageIndex}/${pageSize}`

function query(page: TablePage) {
  return apiQuery(['rows', key(page)], () => {
    const answer = Promise.withResolvers<Page<Row>>()
    answers.set(key(page), answer)
    return answer.promise
  })
}

async function answerOf(page: string): Promise<Answer> {
  await expect.poll(() => answers.has(page)).toBe(true)
  return answers.get(page) as Answer
}

const page = (name: string): Page<Row> => ({ pageCount: 5, results: [{ id: 1, name }] })
const rows = () => screen.getByRole('table', { name: 'Options' })
const turnTo = (number: number) =>
  userEvent.click(screen.getByRole('button', { name: `Page ${number}` }))

beforeEach(async () => {
  answers = new Map()
  sessionStorage.clear()
  await startI18n()
  ;({ queryClient } = renderScreen(
    <PagedTable<Row>
      table="options"
      title="Options"
      subject="options"
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name }]}
      query={query}
    />,
  ))
  const first = await answerOf('0/10')
  first.resolve(page('First'))
  expect(await screen.findByRole('rowheader', { name: 'First' })).toBeVisible()
})

test('a page that is asked for last is the one that opens, whichever answer comes first', async () => {
  await turnTo(2)
  await turnTo(3)
  const [second, third] = [await answerOf('1/10'), await answerOf('2/10')]
  third.resolve(page('Third'))
  expect(await screen.findByRole('rowheader', { name: 'Third' })).toBeVisible()
  await act(async () => {
    second.resolve(page('Second'))
    await expect.poll(() => queryClient.isFetching()).toBe(0)
  })
  expect(within(rows()).getByRole('rowheader')).toHaveTextContent('Third')
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
})

test('says that it loads, and keeps the open page when the next cannot be had', async () => {
  await turnTo(2)
  expect(rows()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  const second = await answerOf('1/10')
  second.reject(new ApiError({ kind: 'server', status: 500 }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(dialog).toHaveTextContent('Something went wrong...')
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(within(rows()).getByRole('rowheader')).toHaveTextContent('First')
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  expect(sessionStorage).toHaveLength(0)
})

test('another size begins at the first page, and is remembered', async () => {
  await userEvent.click(screen.getByRole('radio', { name: '25' }))
  const first = await answerOf('0/25')
  first.resolve(page('All'))
  expect(await screen.findByRole('rowheader', { name: 'All' })).toBeVisible()
  expect(Object.values({ ...sessionStorage })).toEqual(['{"pageIndex":0,"pageSize":25}'])
})
