import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

test('says once, for all skeletons, that content is on its way', async () => {
  const { container } = render(
    <SkeletonGroup label="Loading">
      <Skeleton />
      <Skeleton shape="block" />
    </SkeletonGroup>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  const spoken = await transcript(container)
  expect(spoken.filter((phrase) => phrase === 'Loading')).toHaveLength(1)
})
