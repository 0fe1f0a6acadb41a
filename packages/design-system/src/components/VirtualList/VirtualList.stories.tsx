import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/guidance.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { VirtualList } from './VirtualList.tsx'

interface Line {
  id: number
  name: string
}

const lines: Line[] = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  name: `Row ${String(index + 1)}`,
}))

const meta = {
  title: 'Components/Virtual list',
  component: VirtualList<Line>,
  parameters: {
    guidance: {
      use: 'Hundreds of rows and more.',
      avoid: 'For a few rows: take a List.',
      good: {
        text: 'A name, and rows that stay small.',
        render: () => (
          <VirtualList label="Many rows" items={lines} textValue={(line) => line.name}>
            {(line) => <Text isNumeric>{line.name}</Text>}
          </VirtualList>
        ),
      },
      bad: {
        text: 'Three rows in a window of their own.',
        render: () => (
          <VirtualList label="Three rows" items={lines.slice(0, 3)} textValue={(line) => line.name}>
            {(line) => <Text isNumeric>{line.name}</Text>}
          </VirtualList>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Rows',
    items: lines,
    textValue: (line) => line.name,
    children: (line) => <Text isNumeric>{line.name}</Text>,
  },
} satisfies Meta<typeof VirtualList<Line>>

export default meta
type Story = StoryObj<typeof meta>

/** Thousands of rows, a few of them in the document; End goes to the last one. */
export const ThousandsOfRows: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('row', { name: 'Row 1' })
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    await userEvent.click(first)
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByRole('row', { name: 'Row 5000' })).toBeVisible()
  },
}

const press = fn()

/** Who scrolls and presses at once meets what is under the pointer. */
export const PressedWhileScrolling: Story = {
  args: { children: (line) => <Button onPress={() => press(line.id)}>{line.name}</Button> },
  play: async ({ canvas }) => {
    press.mockClear()
    const list = await canvas.findByRole('grid')
    const scrolled = new Promise((resolve) =>
      list.addEventListener('scroll', resolve, { once: true }),
    )
    list.scrollTop += 20
    await scrolled
    await userEvent.click(canvas.getByRole('button', { name: 'Row 4' }))
    await expect(press).toHaveBeenCalledWith(4)
  },
}
