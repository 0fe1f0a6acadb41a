import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CheckIcon } from '../../icons/signs.tsx'
import { transcript } from '../../testing/transcript.ts'
import { Badge } from './Badge.tsx'

test('says its state in words, and its icon says nothing', async () => {
  const { container } = render(
    <Badge tone="success" icon={<CheckIcon />}>
      Verified
    </Badge>,
  )
  expect(screen.getByText('Verified')).toBeVisible()
  expect((await transcript(container)).join()).not.toContain('image')
})

test('speaks whole words where it shows short ones', async () => {
  const { container } = render(<Badge spoken="Due on Monday">Mon</Badge>)
  expect(screen.getByText('Mon')).toBeVisible()
  expect(await transcript(container)).toContain('Due on Monday')
  expect(await transcript(container)).not.toContain('Mon')
})
