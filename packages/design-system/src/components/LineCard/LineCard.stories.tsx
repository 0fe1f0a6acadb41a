import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { LineCard, LineField } from './LineCard.tsx'

interface Args {
  lines: readonly string[]
  note?: string
  errorMessage?: string
}

function Lines({ lines, note, errorMessage }: Args) {
  const [texts, setTexts] = useState(lines)
  const change = (index: number, text: string) => setTexts(texts.with(index, text))
  return (
    <LineCard hue="ember">
      {texts.map((text, index) => (
        <LineField
          key={index}
          label={`To-do ${index + 1}`}
          placeholder={index === 0 ? 'The first one' : 'One more'}
          value={text}
          note={note !== undefined && text !== '' && <Badge tone="accent">{note}</Badge>}
          isInvalid={errorMessage !== undefined}
          errorMessage={errorMessage}
          clearLabel={`Remove ${text}`}
          onChange={(next) => change(index, next)}
          onClear={() => change(index, '')}
        />
      ))}
    </LineCard>
  )
}

const meta = {
  title: 'Components/Line card',
  component: Lines,
  parameters: {
    guidance: {
      use: 'To begin a list with a few entries, before it exists.',
      avoid: 'To add to a list that exists: use an Add field.',
      good: {
        text: 'The last line is free.',
        render: () => <Lines lines={['Walk', '']} />,
      },
      bad: {
        text: 'Many empty lines look like a form to fill in.',
        render: () => <Lines lines={['', '', '', '']} />,
      },
    } satisfies Guidance,
  },
  args: { lines: ['Walk', 'Call my sister', ''] },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is written yet. */
export const Empty: Story = { args: { lines: [''] } }

/** What is written can be taken away, and the circle of a free line is dashed. */
export const Written: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'To-do 2' })).toHaveValue('Call my sister')
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Walk' }))
    await expect(canvas.getByRole('textbox', { name: 'To-do 1' })).toHaveValue('')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** Says how a line is understood. */
export const WithNotes: Story = {
  args: { lines: ['Exercise 3x', ''], note: '3 times a week' },
}

/** Nothing was written. */
export const Refused: Story = {
  args: { lines: [''], errorMessage: 'This field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This field is required')
  },
}
