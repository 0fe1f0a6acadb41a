import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeadHeader } from './LeadHeader.tsx'

test('claims no number before it is known, and no facts that are not there', () => {
  const { container, rerender } = render(<LeadHeader title="History" lead="waiting" />)
  expect(container).toHaveTextContent(/^History$/)
  rerender(
    <LeadHeader
      title="History"
      lead={{ number: '86', unit: '%', words: 'done' }}
      facts={['A', 'B']}
    />,
  )
  expect(container).toHaveTextContent('History86% doneA · B')
  rerender(<LeadHeader title="History" />)
  expect(container).toHaveTextContent(/^History$/)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('History')
})
