import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Footer } from '../Footer/Footer.tsx'
import { PageFrame } from './PageFrame.tsx'

test('orders the page as it is read: header, sidebar, main, footer', () => {
  const { container } = render(
    <PageFrame
      header={<p>Header</p>}
      sidebar={<p>Sidebar</p>}
      footer={<Footer>Footer</Footer>}
      skipLinkLabel="Skip to content"
    >
      Main
    </PageFrame>,
  )
  expect(container).toHaveTextContent('Skip to contentHeaderSidebarMainFooter')
  expect(screen.getByRole('banner')).toHaveTextContent('Header')
  expect(screen.getByRole('main')).toHaveTextContent('Main')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Footer')
})

test('has no empty landmark, and a main that code can focus', () => {
  render(<PageFrame>Main</PageFrame>)
  expect(screen.queryByRole('banner')).toBeNull()
  screen.getByRole('main').focus()
  expect(screen.getByRole('main')).toHaveFocus()
})
