import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guidance: {
      use: 'While content loads, in its shape.',
      avoid: 'For a pending button: use its `isPending`.',
      good: {
        text: 'Announced once, in the final layout.',
        render: () => (
          <SkeletonGroup label="Loading">
            <Skeleton shape="title" width="medium" />
            <Skeleton />
            <Skeleton width="long" />
          </SkeletonGroup>
        ),
      },
      bad: {
        text: 'A shape that differs from the content.',
        render: () => <Skeleton shape="block" />,
      },
    } satisfies Guidance,
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Cards on their way, in the layout that they will have; said once to a screen reader. */
export const Cards: Story = {
  render: () => (
    <SkeletonGroup label="Loading">
      <Grid columns={2}>
        {[1, 2].map((key) => (
          <Card key={key}>
            <Skeleton shape="title" width="medium" />
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton shape="control" />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  ),
}

/** Every shape. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <Skeleton shape="title" width="short" />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton shape="control" width="medium" />
      <Skeleton shape="block" />
    </Stack>
  ),
}
