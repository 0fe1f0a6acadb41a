import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link } from '../Link/Link.tsx'
import { Footer } from './Footer.tsx'

test('is the landmark at the end of the page, with its line and its controls', () => {
  render(<Footer end={<Link href="/privacy">Privacy</Link>}>© 2026 Example</Footer>)
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('© 2026 Example')
  expect(footer).toContainElement(screen.getByRole('link', { name: 'Privacy' }))
})
