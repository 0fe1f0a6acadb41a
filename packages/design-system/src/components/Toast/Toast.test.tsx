import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'
import { Toasts, type ToastContent } from './toasts.ts'

function show(content: ToastContent) {
  const toasts = new Toasts()
  render(<ToastRegion toasts={toasts} label="Messages" closeLabel="Close" />)
  act(() => {
    toasts.show(content)
  })
  return toasts
}

afterEach(() => {
  vi.useRealTimers()
})

describe('Toasts', () => {
  test('take an action back by keyboard, and go', async () => {
    const onPress = vi.fn()
    show({ title: 'Done', action: { label: 'Undo', onPress } })
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledOnce()
    await waitFor(() => {
      expect(screen.queryByText('Done')).toBeNull()
    })
  })

  test('are closed by mouse', async () => {
    show({ title: 'Saved' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(screen.queryByText('Saved')).toBeNull()
    })
  })

  test('are spoken: each is an alert with a name, in a named region', () => {
    show({ title: 'Saved', description: 'All of it' })
    expect(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument()
    const toast = screen.getByRole('alertdialog', { name: 'Saved' })
    expect(toast).toHaveAccessibleDescription('All of it')
    expect(screen.getByRole('alert')).toHaveTextContent('Saved')
  })

  test('go by themselves, but a failure stays until it was read', () => {
    vi.useFakeTimers()
    const toasts = show({ title: 'Saved' })
    act(() => {
      toasts.show({ title: 'Could not be saved', tone: 'danger' })
    })
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
    expect(screen.queryByText('Saved')).toBeNull()
    expect(screen.getByText('Could not be saved')).toBeInTheDocument()
  })
})
