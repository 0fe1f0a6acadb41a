import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Brand, NavigationBar, NavigationLink } from './NavigationBar.tsx'

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
