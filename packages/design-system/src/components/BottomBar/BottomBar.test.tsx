import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BottomBar, BottomBarButton, BottomBarLink } from './BottomBar.tsx'

test('is a landmark of links and buttons that says which page is open', async () => {
  const onPress = vi.fn()
  render(
    <BottomBar label="Places">
      <BottomBarLink href="#home" icon={<svg />} isCurrent>
        Home
      </BottomBarLink>
      <BottomBarLink href="#account" icon={<svg />}>
        Account
      </BottomBarLink>
      <BottomBarButton icon={<svg />} onPress={onPress}>
        Add
      </BottomBarButton>
    </BottomBar>,
  )
  expect(screen.getByRole('navigation', { name: 'Places' })).toBeInTheDocument()
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})
