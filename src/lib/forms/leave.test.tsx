import { zodResolver } from '@hookform/resolvers/zod'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTexts } from '../../app/start/startTexts.ts'
import { ApiForm } from './ApiForm.tsx'
import { FormTextField } from './fields.tsx'
import { RouterContext, useLeave } from './leave.tsx'

beforeEach(() => startTexts())

const schema = z.object({ name: z.string() })

function EditScreen({ save }: { save: () => Promise<void> }) {
  const leave = useLeave()
  const mutation = useMutation<void, Error, { data: { name: string } }>({ mutationFn: save })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: 'Mornings' } })
  return (
    <>
      <Link to="/dashboard">Dashboard</Link>
      <ApiForm
        form={form}
        mutation={mutation}
        onSubmit={(data) => mutation.mutateAsync({ data })}
        onSaved={() => leave('/list')}
        label="Form"
        submitLabel="Save"
        isGuarded
      >
        <FormTextField control={form.control} name="name" label="Name" />
      </ApiForm>
    </>
  )
}

type Router = ReturnType<typeof createMemoryRouter>

/** Saves a changed form, which the server answers later. Its link and the way back lead to pages that load first. */
async function saveSlowly(loading: Promise<unknown> = Promise.resolve()) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const routes = [
    { path: '/form', element: <EditScreen save={() => promise} /> },
    { path: '*', loader: () => loading, element: null, HydrateFallback: () => null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/first', '/form'] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
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

test('a second press on "Leave anyway" changes nothing', async () => {
  const page = Promise.withResolvers<null>()
  const { router, user } = await saveSlowly(page.promise)
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await question('Leave before it is saved?')
  const leave = screen.getByRole('button', { name: 'Leave anyway' })
  // Both come before React shows what the first has done.
  act(() => {
    leave.click()
    leave.click()
  })
  await act(async () => page.resolve(null))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('"Leave anyway" is pressed in the moment in which the save ends', async () => {
  const { router, user, resolve } = await saveSlowly()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await question('Leave before it is saved?')
  const leave = screen.getByRole('button', { name: 'Leave anyway' })
  await act(async () => {
    resolve()
    // The form navigates some microtasks later, in one of which the press comes.
    for (let turn = 0; turn < 20 && leave.isConnected; turn += 1) {
      leave.click()
      await Promise.resolve()
    }
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test.for([
  ['Keep editing', 'Leave anyway', '/form'],
  ['Leave anyway', 'Keep editing', '/first'],
] as const)(
  'after "%s" a press on "%s" in the same moment changes nothing',
  async ([first, second, path]) => {
    const { router } = await saveSlowly()
    await act(() => router.navigate(-1))
    await question('Leave before it is saved?')
    const buttons = [first, second].map((name) => screen.getByRole('button', { name }))
    act(() => {
      for (const button of buttons) button.click()
    })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(router.state.location.pathname).toBe(path)
  },
)

const ways = {
  'by a link': (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Dashboard' })),
  'by the way back': (_user: UserEvent, router: Router) => act(() => router.navigate(-1)),
}

test.for(Object.entries(ways))(
  'an answer that comes after the decision to leave %s navigates no more',
  async ([, leave]) => {
    const page = Promise.withResolvers<null>()
    const { router, user, resolve } = await saveSlowly(page.promise)
    await leave(user, router)
    await question('Leave before it is saved?')
    await user.click(screen.getByRole('button', { name: 'Leave anyway' }))
    await act(async () => resolve())
    await act(async () => page.resolve(null))
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(router.state.location.pathname).not.toBe('/form')
    expect(router.state.location.pathname).not.toBe('/list')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  },
)
