import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matchWindow } from '../../testing/matchWindow.ts'
import { VirtualList } from './VirtualList.tsx'

// Which rows are in the document depends on the layout: VirtualList.stories.tsx checks that in a browser.
test('has a name also while there is nothing in it', () => {
  matchWindow({ isNarrow: false })
  render(
    <VirtualList label="Ships" items={[] as { id: number }[]} textValue={() => ''}>
      {() => null}
    </VirtualList>,
  )
  expect(screen.getByRole('grid', { name: 'Ships' })).toBeVisible()
})
