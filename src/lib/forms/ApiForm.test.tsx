import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, type User } from '@daymark/api'
import { useMutation } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { renderScreen } from '../../../tests/support/unit/renderScreen.tsx'
import type { SessionAnswer } from '../session/session.ts'
import { onSessionChange, startSession } from '../session/sessionStore.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { startTexts } from '../../app/start/startTexts.ts'
import { ApiForm } from './ApiForm.tsx'
import { openDrafts } from './drafts.ts'
import { FormTextField } from './fields.tsx'
import { useServerErrors } from './serverErrors.ts'
import { useDraft } from './useDraft.ts'
import { setHandover } from '../../../tests/support/unit/handover.ts'

const user: User = { id: 1, display: 'anna', email: 'anna@example.com', username: 'anna' }
const signedIn: SessionAnswer = { status: 200, data: { user }, meta: { is_authenticated: true } }
const over: SessionAnswer = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }

/** An answer about the session, whichever request met it. */
function hear(detail: SessionAnswer): void {
  act(() => {
    document.dispatchEvent(new CustomEvent('allauth.auth.change', { detail }))
  })
}

interface FormProps {
  part?: string
  save?: () => Promise<void>
  onSaved?: () => void
}

const schema = z.object({ name: z.string() })

function NameForm({ part, save = () => Promise.resolve(), onSaved }: FormProps) {
  const mutation = useMutation<void, Error, z.infer<typeof schema>>({ mutationFn: save })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: 'Mornings' } })
  useServerErrors(form, mutation)
  useDraft(form, part)
  return (
    <ApiForm
      form={form}
      mutation={mutation}
      onSubmit={(values) => mutation.mutateAsync(values)}
      {...(onSaved && { onSaved })}
      label={part ?? 'Form'}
      submitLabel="Save"
    >
      <FormTextField control={form.control} name="name" label={part ?? 'Name'} />
    </ApiForm>
  )
}

/** Reloads the page. Nothing unmounts first. */
function reopen(...forms: FormProps[]) {
  document.body.replaceChildren()
  open(...forms)
}

function open(...forms: FormProps[]) {
  renderScreen(
    <>
      {forms.map((form) => (
        <NameForm key={form.part ?? ''} {...form} />
      ))}
    </>,
  )
}

const field = (name = 'Name') => screen.getByRole('textbox', { name })

async function type(text: string, name?: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}

/** Types into a form whose session ends, and opens it again when the person is back. */
async function typeAndComeBack(text: string) {
  open({})
  await type(text)
  hear(over)
  hear(signedIn)
  reopen({})
}

setHandover({ session: Promise.resolve(signedIn) })
await startSession()
onSessionChange(({ session }) => session.kind === 'signedIn' && openDrafts(session.user.id))

beforeEach(async () => {
  sessionStorage.clear()
  await startTexts()
  hear(signedIn)
})

test('what was typed is saved as a draft as soon as the session is known to be over, before the form is gone', async () => {
  await typeAndComeBack('Nearly saved')
  expect(field()).toHaveValue('Nearly saved')
})

test('so is what is typed after that, until the form is gone', async () => {
  open({})
  hear(over)
  await type('Typed to the end')
  hear(signedIn)
  reopen({})
  expect(field()).toHaveValue('Typed to the end')
})

test('a save that succeeds after all leaves nothing to come back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  open({ save: () => promise })
  await type('Saved')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  hear(over)
  await act(async () => resolve())
  hear(signedIn)
  reopen({})
  expect(field()).toHaveValue('Mornings')
})

test('what came back and is left without saving does not come back again', async () => {
  await typeAndComeBack('Nearly saved')
  expect(field()).toHaveValue('Nearly saved')
  cleanup()
  open({})
  expect(field()).toHaveValue('Mornings')
})

test('each form of a page finds its own', async () => {
  open({ part: 'One' }, { part: 'Other' }, { part: 'Third' })
  await type('For one', 'One')
  await type('For the other', 'Other')
  hear(over)
  hear(signedIn)
  reopen({ part: 'One' }, { part: 'Other' }, { part: 'Third' })
  expect(field('One')).toHaveValue('For one')
  expect(field('Other')).toHaveValue('For the other')
  expect(field('Third')).toHaveValue('Mornings')
})

function TwoFields() {
  const mutation = useMutation<void, Error, { name: string; text: string }>({
    mutationFn: () => {
      const errors = ['text', 'name'].map((fieldName) => ({ code: 'required', field: fieldName }))
      return Promise.reject(new ApiError({ kind: 'client', status: 400, errors }))
    },
  })
  const form = useForm({
    resolver: zodResolver(z.object({ name: z.string(), text: z.string() })),
    defaultValues: { name: '', text: '' },
  })
  useServerErrors(form, mutation)
  return (
    <ApiForm
      form={form}
      mutation={mutation}
      onSubmit={(values) => mutation.mutateAsync(values)}
      label="Form"
      submitLabel="Save"
    >
      <FormTextField control={form.control} name="name" label="Name" />
      <FormTextField control={form.control} name="text" label="Text" />
    </ApiForm>
  )
}

test('the first invalid field of the form gets the focus, not the first that the server names', async () => {
  renderScreen(<TwoFields />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Text')).toBeInvalid())
  expect(field('Name')).toHaveFocus()
})

test('an error at a field goes once the field is changed, and does not come back by itself', async () => {
  renderScreen(<TwoFields />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Text')).toBeInvalid())
  await userEvent.type(field('Text'), 'Walk')
  expect(field('Text')).toBeValid()
  await userEvent.type(field('Name'), 'Walk')
  expect(field('Text')).toBeValid()
  expect(field('Name')).toBeValid()
})

test('presses that come before the form shows that it is busy are one request', async () => {
  const save = vi.fn(() => Promise.resolve())
  open({ save })
  const button = screen.getByRole('button', { name: 'Save' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  await userEvent.click(button)
  expect(save).toHaveBeenCalledOnce()
})

test('a refused form can be sent again', async () => {
  const save = vi
    .fn(() => Promise.resolve())
    .mockRejectedValueOnce(new ApiError({ kind: 'network' }))
  open({ save })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
})

test('an error in what follows a save reaches the error boundary', async () => {
  const onSaved = () => {
    throw new Error('The next page is broken')
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  renderScreen(
    <ErrorBoundary renderFallback={() => 'Something went wrong'}>
      <NameForm onSaved={onSaved} />
    </ErrorBoundary>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  vi.restoreAllMocks()
})
