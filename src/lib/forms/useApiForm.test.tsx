import { ApiError, type User } from '@daymark/api'
import { useMutation } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renderScreen } from '../../../tests/support/renderScreen.tsx'
import type { SessionAnswer } from '../session/session.ts'
import { onSessionChange, startSession } from '../session/sessionStore.ts'
import { startTexts } from '../../app/startTexts.ts'
import { ApiFormView } from './ApiFormView.tsx'
import { openDrafts } from './drafts.ts'
import { FormTextField } from './fields.tsx'
import { useApiForm } from './useApiForm.ts'

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
}

function NameForm({ part, save = () => Promise.resolve() }: FormProps) {
  const mutation = useMutation<void, Error, { data: { name: string } }>({ mutationFn: save })
  const form = useApiForm({
    schema: z.object({ name: z.string() }),
    values: { name: 'Mornings' },
    mutation,
    onSaved: () => undefined,
    ...(part === undefined ? {} : { part }),
  })
  return (
    <ApiFormView form={form} label={part ?? 'Form'} submitLabel="Save">
      <FormTextField control={form.form.control} name="name" label={part ?? 'Name'} />
    </ApiFormView>
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

globalThis.daymarkSession = Promise.resolve(signedIn)
await startSession()
onSessionChange(({ session }) => session.kind === 'signedIn' && openDrafts(session.user.id))

beforeEach(async () => {
  sessionStorage.clear()
  await startTexts()
  hear(signedIn)
})

test('what was typed is kept as soon as the session is known to be over, before the form is gone', async () => {
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
  const mutation = useMutation<void, Error, { data: { name: string; text: string } }>({
    mutationFn: () => {
      const errors = ['text', 'name'].map((fieldName) => ({ code: 'required', field: fieldName }))
      return Promise.reject(new ApiError({ kind: 'client', status: 400, errors }))
    },
  })
  const form = useApiForm({
    schema: z.object({ name: z.string(), text: z.string() }),
    values: { name: '', text: '' },
    mutation,
    onSaved: () => undefined,
  })
  return (
    <ApiFormView form={form} label="Form" submitLabel="Save">
      <FormTextField control={form.form.control} name="name" label="Name" />
      <FormTextField control={form.form.control} name="text" label="Text" />
    </ApiFormView>
  )
}

test('the first invalid field of the form gets the focus, not the first that the server names', async () => {
  renderScreen(<TwoFields />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Text')).toBeInvalid())
  expect(field('Name')).toHaveFocus()
})
