import { Banner } from '../components/Banner/Banner.tsx'
import { Button } from '../components/Button/Button.tsx'
import { ButtonLink } from '../components/Button/ButtonLink.tsx'
import { Card } from '../components/Card/Card.tsx'
import { EmptyState } from '../components/EmptyState/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton/Skeleton.tsx'
import { Stack } from '../layout/Stack.tsx'
import { SampleList } from './SampleList.tsx'
import { SampleWeek } from './SampleWeek.tsx'

interface SampleDayProps {
  title: string
  /** What stands in the card. @default 'rows' */
  state?: 'rows' | 'empty' | 'loading' | 'failed'
  rows?: Parameters<typeof SampleList>[0]['rows']
}

/** The card of one day in each of its states. */
export function SampleDay({ title, state = 'rows', rows = [] }: SampleDayProps) {
  if (state === 'rows') {
    return (
      <Stack gap={4}>
        <SampleList title={title} rows={rows} />
        <SampleWeek />
      </Stack>
    )
  }
  return (
    <Card as="article" title={title} isBusy={state === 'loading'}>
      {state === 'empty' && (
        <EmptyState
          title="Nothing to do yet"
          headingLevel={3}
          action={<ButtonLink href="#new">Add the first</ButtonLink>}
        />
      )}
      {state === 'failed' && (
        <Banner tone="danger" action={<Button size="small">Try again</Button>}>
          This list could not be loaded.
        </Banner>
      )}
      {state === 'loading' && (
        <SkeletonGroup label={`Loading ${title}`}>
          <Stack gap={4}>
            <Skeleton width="short" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </Stack>
        </SkeletonGroup>
      )}
    </Card>
  )
}
