import { Badge } from '../components/Badge/Badge.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Text } from '../components/Text/Text.tsx'
import { CheckIcon, CloseIcon } from '../icons/signs.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import type { Guidance } from './guidance.ts'

/** Shows when to use a component and when not, with two examples beside each other. */
export function GuidanceView({ use, avoid, good, bad }: Guidance) {
  return (
    <Stack gap={4}>
      <Text>
        <Text as="strong" weight="strong">
          When to use:
        </Text>{' '}
        {use}
      </Text>
      <Text>
        <Text as="strong" weight="strong">
          When not to use:
        </Text>{' '}
        {avoid}
      </Text>
      <Grid columns={2} gap={4}>
        <Card as="div">
          <Inline>
            <Badge tone="success" icon={<CheckIcon size="small" />}>
              Do
            </Badge>
          </Inline>
          <div>{good.render()}</div>
          <Text size="sm" tone="muted">
            {good.text}
          </Text>
        </Card>
        <Card as="div">
          <Inline>
            <Badge tone="danger" icon={<CloseIcon size="small" />}>
              Do not
            </Badge>
          </Inline>
          <div>{bad.render()}</div>
          <Text size="sm" tone="muted">
            {bad.text}
          </Text>
        </Card>
      </Grid>
    </Stack>
  )
}
