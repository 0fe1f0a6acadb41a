import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Announcer } from '../LiveRegion/Announcer.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { Toasts, type ToastContent } from './toasts.ts'

function show(content: ToastContent) {
  const toasts = new Toasts()
  render(
    <>
      <Announcer />
      <ToastRegion toasts={toasts} label="Messages" closeLabel="Close" />
    </>,
  )
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
      expect(screen.queryByRole('alertdialog', { name: 'Done' })).toBeNull()
    })
  })

  test('are closed by mouse', async () => {
    show({ title: 'Saved' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog', { name: 'Saved' })).toBeNull()
    })
  })

  test('are spoken once, when the reader pauses, in a named region', async () => {
    const toasts = show({ title: 'Saved', description: 'All of it' })
    expect(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument()
    const toast = screen.getByRole('alertdialog', { name: 'Saved' })
    expect(toast).toHaveAccessibleDescription('All of it')
    expect(screen.queryByRole('alert')).toBeNull()
    const spoken = screen.getByRole('status')
    await waitFor(() => expect(spoken).toHaveTextContent('Saved. All of it'))
    act(() => {
      toasts.show({ title: 'Deleted' })
    })
    await waitFor(() => expect(spoken).toHaveTextContent(/^Deleted$/))
  })

  test('are reached with F6 from anywhere, and give the focus back', async () => {
    render(<button>Elsewhere</button>)
    show({ title: 'Could not be saved', tone: 'danger' })
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await userEvent.keyboard('{F6}')
    expect(screen.getByRole('alertdialog', { name: 'Could not be saved' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => {
      expect(elsewhere).toHaveFocus()
    })
  })

  test('let F6 lead back, and Escape close the one with the focus', async () => {
    render(<button>Elsewhere</button>)
    show({ title: 'Saved' })
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await userEvent.keyboard('{F6}{F6}')
    expect(elsewhere).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog', { name: 'Saved' })).toBeVisible()
    await userEvent.keyboard('{F6}{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(elsewhere).toHaveFocus())
  })

  test('a failure interrupts', () => {
    show({ title: 'Could not be saved', tone: 'danger' })
    expect(screen.getByRole('alert')).toHaveTextContent('Could not be saved')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('the same words are spoken again for another message', async () => {
    const toasts = show({ title: 'Saved' })
    const spoken = screen.getByRole('status')
    await waitFor(() => expect(spoken).toHaveTextContent('Saved'))
    const first = spoken.firstElementChild
    act(() => {
      toasts.show({ title: 'Saved' })
    })
    await waitFor(() => expect(spoken.firstElementChild).not.toBe(first))
    expect(spoken).toHaveTextContent(/^Saved$/)
  })

  test('those of a person who has gone are not spoken to the next one', async () => {
    const toasts = show({ title: 'Walk deleted' })
    toasts.clear()
    act(() => {
      toasts.show({ title: 'Hello' })
    })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Hello$/))
  })

  test('what can be answered stays until it is', () => {
    vi.useFakeTimers()
    show({ title: 'Skipped', action: { label: 'Undo', onPress: vi.fn() } })
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
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
    expect(screen.queryByRole('alertdialog', { name: 'Saved' })).toBeNull()
    expect(screen.getByText('Could not be saved')).toBeInTheDocument()
  })
})
