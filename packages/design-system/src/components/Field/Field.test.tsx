import { act, render, screen, waitFor } from '@testing-library/react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FieldHelp, FieldLabel } from './Field.tsx'

const name = <FieldLabel label="Name" />

function renderField(parts: ReactNode, isInvalid = false) {
  render(
    <TextField isInvalid={isInvalid} validationBehavior="aria">
      {parts}
      <Input />
    </TextField>,
  )
  return screen.getByRole('textbox')
}

test('names its control without the mark of a required field', () => {
  expect(renderField(<FieldLabel label="Name" isRequired />)).toHaveAccessibleName('Name')
})

test('describes its control with the help and with what is wrong', () => {
  const help = (
    <>
      {name}
      <FieldHelp label="Name" description="Yours" errorMessage="Too long" />
    </>
  )
  const input = renderField(help, true)
  expect(input).toHaveAccessibleDescription('Yours Too long')
})

test('does not say what is wrong while the value is valid, or without words', () => {
  expect(
    renderField(
      <>
        {name}
        <FieldHelp label="Name" errorMessage="Too long" />
      </>,
    ),
  ).not.toHaveAccessibleDescription()
})

/** A field whose error can be set, and what a screen reader is told to say of it. */
function renderSpoken() {
  const view = (error?: string) => (
    <TextField isInvalid={error !== undefined} validationBehavior="aria">
      {name}
      <Input />
      <FieldHelp label="Name" {...(error !== undefined && { errorMessage: error })} />
    </TextField>
  )
  const { rerender } = render(view())
  const spoken: string[] = []
  const watch = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      target instanceof Element ? target.closest('[aria-live=assertive]') : null,
    )
    for (const region of new Set(regions)) if (region) spoken.push(region.textContent)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return { spoken, setError: (error?: string) => rerender(view(error)) }
}

test('an error that appears while the field has the focus is spoken once, after the name of the field', async () => {
  const { spoken, setError } = renderSpoken()
  act(() => screen.getByRole('textbox').focus())
  const region = document.querySelector('[aria-live]')
  await waitFor(() => expect(region).toHaveAttribute('aria-live', 'assertive'))
  setError('Too long')
  await waitFor(() => expect(spoken).toEqual(['Name: Too long']))
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too long')
})

test('an error that brings the focus with it is left to the description', async () => {
  const { spoken, setError } = renderSpoken()
  act(() => {
    screen.getByRole('textbox').focus()
    setError('Too long')
  })
  await waitFor(() =>
    expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'assertive'),
  )
  expect(spoken).toEqual([])
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too long')
})
