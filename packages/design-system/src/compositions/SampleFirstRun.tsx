import { useState } from 'react'
import { Banner } from '../components/Banner/Banner.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { ChipGroup } from '../components/ChipGroup/ChipGroup.tsx'
import { Form } from '../components/Form/Form.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton/Skeleton.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { Stack } from '../layout/Stack.tsx'

interface SampleFirstRunProps {
  /** What stands in the lines at first. */
  lines?: readonly string[]
  suggestions?: readonly string[]
  /** Nothing of it is there yet. */
  isLoading?: boolean
  /** It is being saved. */
  isPending?: boolean
  /** Why it could not be saved. */
  error?: string
}

/** A card with three lines to fill in and chips that fill them. */
export function SampleFirstRun(props: SampleFirstRunProps) {
  const { lines: first = [], isPending, error } = props
  const { suggestions = ['Walk', 'Read', 'Drink water', 'Stretch'] } = props
  const [lines, setLines] = useState([0, 1, 2].map((index) => first[index] ?? ''))
  const free = lines.indexOf('')
  const set = (index: number, text: string) => {
    if (index >= 0) setLines(lines.with(index, text))
  }
  if (props.isLoading) {
    return (
      <SkeletonGroup label="Loading">
        <Card as="div">
          <Skeleton shape="title" width="medium" />
          <Stack gap={4}>
            {lines.map((_line, index) => (
              <Skeleton key={index} shape="control" />
            ))}
          </Stack>
        </Card>
      </SkeletonGroup>
    )
  }
  return (
    <Card title="What do you want to do every day?">
      <Form
        actions={
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving">
            Begin
          </Button>
        }
      >
        {error !== undefined && (
          <Banner tone="danger" role="alert">
            {error}
          </Banner>
        )}
        {lines.map((line, index) => (
          <TextField
            key={index}
            label={`Line ${String(index + 1)}`}
            value={line}
            onChange={(text) => set(index, text)}
          />
        ))}
        <ChipGroup
          label="Suggestions"
          options={suggestions}
          value={lines}
          isFull={free < 0}
          onToggle={(text, isChosen) => (isChosen ? set(free, text) : set(lines.indexOf(text), ''))}
        />
      </Form>
    </Card>
  )
}
