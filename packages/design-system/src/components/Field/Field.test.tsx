import { render, screen } from '@testing-library/react'
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
      <FieldHelp description="Yours" errorMessage="Too long" />
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
        <FieldHelp errorMessage="Too long" />
      </>,
    ),
  ).not.toHaveAccessibleDescription()
})
