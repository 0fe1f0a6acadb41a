import { ApiError } from '@daymark/api'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startTexts } from '../app/start/startTexts.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

function DeleteQuotes({ error }: { error: ApiError }) {
  const mutation = useMutation<void, Error, { id: number }>({
    mutationFn: () => Promise.reject(error),
  })
  return (
    <DeleteDialog
      object="Quotes"
      mutation={mutation}
      variables={{ id: 1 }}
      onDeleted={() => undefined}
      isOpen
      onOpenChange={() => undefined}
    />
  )
}

test.each([
  [{ kind: 'timeout' } as const, /we do not know whether Quotes was deleted/],
  [{ kind: 'server', status: 500 } as const, /Something went wrong/],
])('a deletion that ends with %o says what is known', async (init, message) => {
  await startTexts()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteQuotes error={new ApiError(init)} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(message)).toBeVisible()
})
