import { render, screen } from '@testing-library/react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, test } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

const bar = () => screen.getByRole('progressbar', { name: 'Progress' })

test('says a percentage in the language of the page otherwise', () => {
  render(
    <I18nProvider locale="fr-FR">
      <ProgressBar label="Progress" value={1} maxValue={4} />
    </I18nProvider>,
  )
  expect(bar().getAttribute('aria-valuetext')).toMatch(/^25\s%$/)
})

test.each([
  [7, 5, 5],
  [-1, 5, 0],
  [0, 0, 0],
])('shows %i of %i as %i', (value, maxValue, shown) => {
  render(<ProgressBar label="Progress" value={value} maxValue={maxValue} />)
  expect(bar()).toHaveAttribute('aria-valuenow', String(shown))
})
