import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PageFrame } from '../PageFrame/PageFrame.tsx'

test('brings the keyboard from the top of the page to its content, past the header', async () => {
  render(
    <PageFrame skipLinkLabel="Skip to content" header={<a href="#home">Home</a>}>
      Content
    </PageFrame>,
  )
  const address = location.href
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(location.href).toBe(address)
})
