import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

describe('Form', () => {
  test('is sent by Enter in a field, even while a field is empty and required', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault()
    })
    render(
      <Form onSubmit={onSubmit} actions={<Button type="submit">Save</Button>}>
        <TextField label="Name" isRequired />
      </Form>,
    )
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('speaks errors when they appear', () => {
    const { rerender } = render(<Form errors={[]}>fields</Form>)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    rerender(<Form errors={['Something went wrong']}>fields</Form>)
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.getByRole('listitem')).toHaveTextContent('Something went wrong')
  })
})
