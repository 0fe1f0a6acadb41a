import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Legend } from './Legend.tsx'

test('is silent, because what uses a picture says its name itself', async () => {
  const { container } = render(<Legend entries={[{ icon: null, label: 'Done' }]} />)
  expect((await transcript(container)).join('\n')).not.toContain('Done')
})
