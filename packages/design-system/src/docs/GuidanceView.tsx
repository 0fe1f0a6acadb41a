import type { ReactNode } from 'react'
import { Badge } from '../components/Badge/Badge.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Text } from '../components/Text/Text.tsx'
import { Words } from '../components/Text/Words.tsx'
import { CheckIcon, CloseIcon } from '../icons/signs.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'

interface Example {
  /** What is right or wrong about it. */
  text: string
  render: () => ReactNode
}

/**
 * Says when a component is the right one. Defined as `parameters.guidance` of the component’s stories. Its page shows
 * it, and the wall shows the good example.
 */
export interface Guidance {
  /** When to use it. */
  use: string
  /** When not to use it, and what to use instead. */
  avoid: string
  good: Example
  bad: Example
}

/** Shows when to use a component and when not, with two examples beside each other. */
export function GuidanceView({ use, avoid, good, bad }: Guidance) {
  return (
    <Stack gap={4}>
      <Advice title="When to use:" text={use} />
      <Advice title="When not to use:" text={avoid} />
      <Grid columns={2}>
        <ExampleCard example={good}>
          <Badge tone="success" icon={<CheckIcon size="small" />}>
            Do
          </Badge>
        </ExampleCard>
        <ExampleCard example={bad}>
          <Badge tone="danger" icon={<CloseIcon size="small" />}>
            Do not
          </Badge>
        </ExampleCard>
      </Grid>
    </Stack>
  )
}

const Advice = ({ title, text }: { title: string; text: string }) => (
  <Text>
    <Words>
      <Text as="span" weight="strong">
        {title}
      </Text>{' '}
      {text}
    </Words>
  </Text>
)

const ExampleCard = ({ example, children }: { example: Example; children: ReactNode }) => (
  <Card as="div">
    <Inline>{children}</Inline>
    <div>{example.render()}</div>
    <Text size="sm" tone="muted">
      {example.text}
    </Text>
  </Card>
)
