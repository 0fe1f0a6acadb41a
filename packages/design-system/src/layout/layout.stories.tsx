import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '../components/Card/Card.tsx'
import { Text } from '../components/Text/Text.tsx'
import { Columns } from './Columns.tsx'
import { Grid } from './Grid.tsx'
import { GridItem } from './GridItem.tsx'
import { Inline } from './Inline.tsx'
import { Stack } from './Stack.tsx'

const meta = { title: 'Layout/Primitives', component: Stack } satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj

const cell = (text: string) => (
  <Card key={text}>
    <Text>{text}</Text>
  </Card>
)

/** Below each other. */
export const InAColumn: Story = {
  render: () => (
    <Stack>
      {cell('First')}
      {cell('Second')}
      {cell('Third')}
    </Stack>
  ),
}

/** Beside each other; what does not fit goes to the next line. */
export const InARow: Story = {
  render: () => <Inline>{['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(cell)}</Inline>,
}

/** Apart, at both ends of the row. */
export const Apart: Story = {
  render: () => (
    <Inline justify="between">
      {cell('Start')}
      {cell('End')}
    </Inline>
  ),
}

/** Packed: no hole below a short card, and none is above one that comes before it. */
export const Packed: Story = {
  render: () => (
    <Grid as="ul" columns={2} isPacked>
      <GridItem>{cell('A long one. '.repeat(60))}</GridItem>
      <GridItem>{cell('A short one')}</GridItem>
      <GridItem>{cell('The third')}</GridItem>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const boxOf = (index: number) =>
      canvasElement.querySelectorAll('li')[index]?.getBoundingClientRect()
    await waitFor(() => expect(boxOf(2)?.left).toBe(boxOf(1)?.left))
    const gap = (boxOf(2)?.top ?? 0) - (boxOf(1)?.bottom ?? 0)
    await expect(gap).toBeGreaterThanOrEqual(24)
    await expect(gap).toBeLessThan(28)
  },
}

/** A list of cards: neighbours are as high as the highest of them. */
export const AsAList: Story = {
  render: () => (
    <Grid as="ul" columns={2}>
      <GridItem>{cell('A short one')}</GridItem>
      <GridItem>{cell('A long one. '.repeat(40))}</GridItem>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('section')]
    const boxes = cards.map((card) => card.getBoundingClientRect())
    await expect(boxes[0]?.top).toBe(boxes[1]?.top)
    await expect(boxes[0]?.height).toBe(boxes[1]?.height)
  },
}

/** One, two or three columns, as wide as the window allows. */
export const InAGrid: Story = {
  render: () => <Grid>{['One', 'Two', 'Three', 'Four'].map(cell)}</Grid>,
}

/** What a page is about, and beside it what is set about it. */
export const MainAndSide: Story = {
  render: () => <Columns side={cell('What is set')}>{cell('What it is about')}</Columns>,
}
