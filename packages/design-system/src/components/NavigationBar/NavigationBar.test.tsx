import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Brand, NavigationBar, NavigationLink } from './NavigationBar.tsx'
import { NavigationButton } from './NavigationButton.tsx'

test('says which of its entries is the page that is open', () => {
  render(
    <NavigationBar label="Main" brand={<Brand name="Example" href="/" mark={null} />}>
      <NavigationLink href="/overview" isCurrent>
        Overview
      </NavigationLink>
      <NavigationLink href="/settings">Settings</NavigationLink>
    </NavigationBar>,
  )
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(bar.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  expect(bar.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current')
  expect(bar.getByRole('link', { name: 'Example' })).toHaveAttribute('href', '/')
})

test('an action shows its keys to the eye, and tells them to a screen reader', async () => {
  const onPress = vi.fn()
  render(
    <NavigationButton icon={<svg />} keys="Ctrl K" keyShortcuts="Control+K" onPress={onPress}>
      Search
    </NavigationButton>,
  )
  const button = screen.getByRole('button')
  expect(button).toHaveAccessibleName('Search')
  expect(button).toHaveTextContent('Ctrl K')
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  await userEvent.click(button)
  expect(onPress).toHaveBeenCalledTimes(1)
})
