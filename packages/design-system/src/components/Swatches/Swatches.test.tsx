import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Swatches } from './Swatches.tsx'

const names = {
  ember: 'Orange',
  sea: 'Blue',
  heather: 'Purple',
  moss: 'Green',
  rose: 'Pink',
  lagoon: 'Turquoise',
}

test('says which one is chosen by its name', async () => {
  const { container } = render(
    <Swatches label="Colour" isLabelHidden names={names} value="moss" onChange={vi.fn()} />,
  )
  const spoken = (await transcript(container)).join('\n')
  expect(spoken).toContain('radiogroup, Colour')
  expect(spoken).toContain('radio, Green, checked')
  expect(spoken).toContain('radio, Pink, not checked')
})
