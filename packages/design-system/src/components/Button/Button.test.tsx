import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { IconButton } from './IconButton.tsx'

describe('Button', () => {
  test('is pressed by mouse, by Enter and by Space', async () => {
    const onPress = vi.fn()
    render(<Button onPress={onPress}>Save</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  test('keeps the focus and ignores presses while it is pending', async () => {
    const onPress = vi.fn()
    const { rerender } = render(<Button onPress={onPress}>Save</Button>)
    const button = screen.getByRole('button')
    await userEvent.click(button)
    rerender(
      <Button onPress={onPress} isPending pendingLabel="Saving">
        Save
      </Button>,
    )
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(button).toHaveFocus()
    expect(screen.getByRole('progressbar', { name: 'Saving' })).toBeInTheDocument()
  })

  test('keeps the focus when it becomes unavailable, and can say why', async () => {
    const onPress = vi.fn()
    const { rerender } = render(<Button onPress={onPress}>Save</Button>)
    const button = screen.getByRole('button')
    await userEvent.click(button)
    rerender(
      <Button onPress={onPress} isUnavailable>
        Save
      </Button>,
    )
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  test('submits its form when asked to', async () => {
    const onSubmit = vi.fn((event: Event) => {
      event.preventDefault()
    })
    render(
      <form
        onSubmit={(event) => {
          onSubmit(event.nativeEvent)
        }}
      >
        <Button type="submit">Save</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('IconButton', () => {
  test('is known by its label', async () => {
    const onPress = vi.fn()
    render(<IconButton label="Add" icon={<svg />} onPress={onPress} />)
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(onPress).toHaveBeenCalledOnce()
  })

  test('tells a screen reader which keys do the same', () => {
    render(<IconButton label="Search" icon={<svg />} aria-keyshortcuts="Control+K Meta+K" />)
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    )
  })
})

describe('ButtonLink', () => {
  test('is a link to a screen reader', () => {
    render(<ButtonLink href="/new">New</ButtonLink>)
    expect(screen.getByRole('link', { name: 'New' })).toHaveAttribute('href', '/new')
  })
})
