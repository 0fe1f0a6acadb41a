import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FileField, type FileFieldProps } from './FileField.tsx'
import { fileSize, isAccepted } from './files.ts'

const props: FileFieldProps = {
  label: 'Image',
  value: null,
  onChange: () => undefined,
  acceptedFileTypes: ['image/*'],
  chooseLabel: 'Choose',
  dropLabel: 'or drop it here',
  clearLabel: 'Clear',
}
const picture = new File(['12345'], 'boat.png', { type: 'image/png' })

// jsdom makes no addresses for files.
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:boat', revokeObjectURL: () => undefined }),
  )
})

describe('fileSize', () => {
  test.each([
    [0, 'en-GB', '0 bytes'],
    [5, 'en-GB', '5 bytes'],
    [1536, 'nl-NL', '1,5 kB'],
    [10 * 1024 * 1024, 'en-GB', '10 MB'],
  ])('%i in %s is %s', (bytes, locale, text) => {
    expect(fileSize(bytes, locale)).toBe(text)
  })
})

describe('isAccepted', () => {
  test('knows one type, all of a kind, and anything', () => {
    expect(isAccepted('image/png', ['image/*'])).toBe(true)
    expect(isAccepted('image/png', ['image/png'])).toBe(true)
    expect(isAccepted('text/html', ['image/*'])).toBe(false)
    expect(isAccepted('text/html', undefined)).toBe(true)
  })
})

describe('FileField', () => {
  test('keeps its file while it is unavailable, and the focus', async () => {
    const onChange = vi.fn()
    render(<FileField {...props} value={picture} onChange={onChange} isUnavailable />)
    const clear = screen.getByRole('button', { name: 'Clear' })
    await userEvent.click(clear)
    expect(onChange).not.toHaveBeenCalled()
    expect(clear).toHaveFocus()
  })

  test('hands over the chosen file', async () => {
    const onChange = vi.fn()
    const { container } = render(<FileField {...props} onChange={onChange} />)
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('no file input')
    await userEvent.upload(input, picture)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(picture)
  })

  test('shows name and size, and clears by keyboard', async () => {
    const onChange = vi.fn()
    render(<FileField {...props} value={picture} onChange={onChange} />)
    expect(screen.getByText('boat.png')).toBeVisible()
    expect(screen.getByText(/^5 byte/)).toBeVisible()
    screen.getByRole('button', { name: 'Clear' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  })

  test('says on its button what is wrong', () => {
    render(<FileField {...props} description="Small" isInvalid errorMessage="File too large" />)
    const button = screen.getByRole('button', { name: 'Image Choose' })
    expect(button).toHaveAccessibleDescription('or drop it here Small File too large')
  })
})
