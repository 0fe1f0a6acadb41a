import { Text } from '@daymark/design-system'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quietPart } from './lazyPart.tsx'

test('a part that comes when it is quiet is there at once when it is shown again', async () => {
  const Note = quietPart(async () => () => <Text>The clock is wrong.</Text>)
  const note = () => screen.queryByText('The clock is wrong.')
  const { unmount } = render(<Note />)
  expect(note()).toBeNull()
  expect(await screen.findByText('The clock is wrong.')).toBeVisible()
  unmount()
  render(<Note />)
  expect(note()).toBeVisible()
})
