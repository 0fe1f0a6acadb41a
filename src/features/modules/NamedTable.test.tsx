import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startTexts } from '../../app/start/startTexts.ts'
import { NamedTable } from './NamedTable.tsx'

const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: String(index + 1) }))

const tableOf = (count: number) => (
  <NamedTable
    table="options"
    title="Options"
    subject="options"
    rows={numbers(count)}
    hrefOf={({ name }) => `/options/${name}`}
    newHref="/options/new"
  />
)
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const pageButton = (name: string) => screen.getByRole('button', { name })

beforeEach(async () => {
  sessionStorage.clear()
  await startTexts()
})

test('a page that is gone falls back to the last one', async () => {
  const { rerender } = render(tableOf(21))
  await userEvent.click(pageButton('Last page'))
  expect(shown()).toEqual(['21'])
  rerender(tableOf(20))
  expect(shown()).toEqual(
    numbers(20)
      .slice(10)
      .map(({ name }) => name),
  )
  rerender(tableOf(0))
  expect(screen.getByText('No options')).toBeVisible()
})
