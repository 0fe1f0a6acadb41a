import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Legend } from './Legend.tsx'

it('is silent, because what uses a picture says its name itself', async () => {
  const { container } = render(<Legend entries={[{ icon: null, label: 'Done' }]} />)
  expect((await transcript(container)).join('\n')).not.toContain('Done')
})
