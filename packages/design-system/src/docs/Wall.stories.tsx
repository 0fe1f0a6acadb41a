import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../components/Card/Card.tsx'
import { Link } from '../components/Link/Link.tsx'
import { Heading } from '../components/Text/Heading.tsx'
import { Text } from '../components/Text/Text.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'
import type { Guidance } from './GuidanceView.tsx'

interface Stories {
  default: { title: string; parameters?: { guidance?: Guidance } }
}

// Every component with stories appears automatically.
const files = import.meta.glob<Stories>('../components/*/*.stories.tsx', { eager: true })

const components = Object.values(files).map(({ default: { title, parameters } }) => ({
  title,
  guidance: parameters?.guidance,
}))

/** The address of a component's page in Storybook. */
const pageOf = (title: string) =>
  `./?path=/docs/${title.toLowerCase().replace(/[^a-z]+/g, '-')}--docs`

/** A page would be as high as the window. */
const example = { maxBlockSize: '18rem', overflow: 'clip', overflowClipMargin: '4px' }

const meta = { title: 'All components', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj

/** Every component at a glance, in the theme, the language and the direction of the toolbar. */
export const Wall: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1}>All components</Heading>
      <Grid>
        {components.map(({ title, guidance }) => (
          <Card key={title} as="div">
            <Heading level={2} size="md">
              <Link variant="standalone" href={pageOf(title)} target="_top">
                {title.split('/').at(-1)}
              </Link>
            </Heading>
            <div style={example}>{guidance?.good.render()}</div>
            <Text size="sm" tone="muted">
              {guidance?.use}
            </Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  ),
  play: async () => {
    await expect(components.filter(({ guidance }) => !guidance)).toEqual([])
  },
}
