import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VirtualList } from './VirtualList.tsx'

// Which rows are in the document depends on the layout: VirtualList.stories.tsx checks that in a browser.
test('has a name also while there is nothing in it', () => {
  render(
    <VirtualList
      label="Ships"
      items={[] as { id: number }[]}
      textValue={() => ''}
      emptyState={<p>No ship has come in yet.</p>}
    >
      {() => null}
    </VirtualList>,
  )
  expect(screen.getByRole('grid', { name: 'Ships' })).toHaveTextContent('No ship has come in yet.')
})
