import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTexts } from '../../app/startTexts.ts'
import { ApiFormView } from './ApiFormView.tsx'
import { FormTextField } from './fields.tsx'
import { useApiForm } from './useApiForm.ts'
import { useLeave } from './leave.tsx'

beforeEach(() => startTexts())

const schema = z.object({ name: z.string() })

function EditScreen({ save }: { save: () => Promise<void> }) {
  const leave = useLeave()
  const mutation = useMutation<void, Error, { data: { name: string } }>({ mutationFn: save })
  const values = { name: 'Mornings' }
  const form = useApiForm({ schema, values, mutation, onSaved: () => leave('/list') })
  return (
    <>
      <Link to="/dashboard">Dashboard</Link>
      <ApiFormView form={form} label="Form" submitLabel="Save" isGuarded>
        <FormTextField control={form.form.control} name="name" label="Name" />
      </ApiFormView>
    </>
  )
}

/** Saves a changed form, which the server answers later. */
async function saveSlowly() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const routes = [
    { path: '/form', element: <EditScreen save={() => promise} /> },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/first', '/form'] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' and evenings')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { router, user, resolve, reject }
}

const question = (name: string) => screen.findByRole('alertdialog', { name })

test('a save that ends while the question is open leads where the person wants to go', async () => {
  const { router, user, resolve } = await saveSlowly()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await question('Leave before it is saved?')
  resolve()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/first')
})

test('going back while a form is being saved goes back once it is saved', async () => {
  const { router, resolve } = await saveSlowly()
  await act(() => router.navigate(-1))
  await question('Leave before it is saved?')
  resolve()
  await waitFor(() => expect(router.state.location.pathname).toBe('/first'))
})

test('a person who decides to stay is led to the next page by the form', async () => {
  const { router, user, resolve } = await saveSlowly()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await question('Leave before it is saved?')
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  resolve()
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'))
})

test('a save that fails while the question is open asks about the unsaved changes', async () => {
  const { router, user, reject } = await saveSlowly()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await question('Leave before it is saved?')
  reject(new Error('refused'))
  await question('Leave without saving?')
  expect(router.state.location.pathname).toBe('/form')
})
