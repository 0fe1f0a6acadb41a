import { List, ListRow } from '@daymark/design-system'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startTexts } from '../../app/start/startTexts.ts'
import { usePagedRows } from './pagedRows.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

function Numbers({ count }: { count: number }) {
  const { shown, pagination } = usePagedRows('options', 'Options', numbers(count))
  return (
    <>
      <List aria-label="Options">
        {shown.map((name) => (
          <ListRow key={name} title={name} />
        ))}
      </List>
      {pagination}
    </>
  )
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(async () => {
  sessionStorage.clear()
  await startTexts()
})

test('a page that is gone falls back to the last one', async () => {
  const { rerender } = render(<Numbers count={21} />)
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
  expect(shown()).toEqual(['21'])
  rerender(<Numbers count={20} />)
  expect(shown()).toEqual(numbers(20).slice(10))
  rerender(<Numbers count={0} />)
  expect(shown()).toEqual([])
})
