import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { BackIcon, CheckIcon, SkipIcon } from '../../icons/signs.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { AddField } from '../AddField/AddField.tsx'
import { ArcRing } from '../ArcRing/ArcRing.tsx'
import { Button } from '../Button/Button.tsx'
import { ChoiceRow, type RowChoice } from '../ChoiceRow/ChoiceRow.tsx'
import { ChoiceRowName } from '../ChoiceRow/ChoiceRowName.tsx'
import { DateStepper } from '../DateStepper/DateStepper.tsx'
import {
  ListCard,
  ListCardFold,
  ListCardFooter,
  ListCardMenuButton,
  ListCardNote,
  ListCardText,
} from './ListCard.tsx'

const choices: readonly RowChoice<string>[] = [
  { value: 'done', label: 'Done', icon: <CheckIcon size="small" />, sign: 'filled' },
  { value: 'open', label: 'Todo', icon: <BackIcon />, sign: 'open' },
  { value: 'skip', label: 'Skip', icon: <SkipIcon />, sign: 'dashed' },
]

const rows = (
  <ul aria-label="To-dos of Morning">
    {['done', 'skip', 'open'].map((value, index) => (
      <ChoiceRow
        key={value}
        name={['Walk the dog before breakfast', 'Read twenty pages', 'Stretch'][index] ?? ''}
        fact={value === 'skip' ? undefined : '6 days'}
        spokenFact={value === 'skip' ? undefined : '6 days'}
        choices={choices}
        value={value}
        onChange={fn()}
        renderName={(look) => <ChoiceRowName {...look} />}
      />
    ))}
  </ul>
)

const stepper = (
  <DateStepper
    label="Day of Morning"
    value="2026-11-26"
    spokenValue="Today, 26 November"
    onChange={fn()}
    previousLabel="Previous day"
    nextLabel="Next day"
  />
)

const foot = (
  <ListCardFooter
    end={
      <ListCardFold aria-expanded={false}>
        <CheckIcon size="small" />2 done
      </ListCardFold>
    }
  >
    <AddField
      label="Add a to-do"
      spokenLabel="Add a to-do to Morning"
      addLabel="Add"
      onAdd={() => undefined}
    />
  </ListCardFooter>
)

const meta = {
  title: 'Components/List card',
  component: ListCard,
  parameters: {
    guidance: {
      use: 'Rows that belong together, from edge to edge.',
      avoid: 'For a text or a form: use a Card.',
      good: {
        text: 'Signs on one axis, names on one edge.',
        render: () => (
          <ListCard name="Morning" hue="ember">
            {rows}
          </ListCard>
        ),
      },
      bad: {
        text: 'A paragraph of its own in place of rows.',
        render: () => (
          <ListCard name="About" hue="ember">
            <ListCardText>Three paragraphs about this application.</ListCardText>
          </ListCard>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    name: 'Morning',
    hue: 'ember',
    menu: <ListCardMenuButton aria-label="Morning: more actions" />,
    sign: <ArcRing arcs={[{ done: 1 / 3, passed: 1 / 3 }]} value={2} maxValue={3} />,
    count: '1/3',
    actions: stepper,
    children: (
      <>
        {rows}
        {foot}
      </>
    ),
  },
} satisfies Meta<typeof ListCard>

export default meta
type Story = StoryObj<typeof meta>

/** A ring, a name, how far it is, and a day; rows below. */
export const Today: Story = {}

/** It shows another day than the page, and says which. */
export const AnotherDay: Story = {
  args: {
    isElsewhere: true,
    children: (
      <>
        <ListCardNote
          action={
            <Button variant="quiet" size="small">
              Back to Thursday
            </Button>
          }
        >
          Yesterday
        </ListCardNote>
        {rows}
        {foot}
      </>
    ),
  },
}

/** Every hue, and a card without rows. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack gap={4}>
      {(['ember', 'sea', 'heather', 'moss', 'rose', 'lagoon'] as const).map((hue) => (
        <ListCard {...args} key={hue} name={hue} menu={undefined} hue={hue} />
      ))}
      <ListCard name="Garden" hue="moss">
        <ListCardText title="Nothing to do yet">Add something you want to do.</ListCardText>
        {foot}
      </ListCard>
    </Stack>
  ),
}
