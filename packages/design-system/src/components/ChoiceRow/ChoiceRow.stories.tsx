import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { controlled } from '../../docs/controlled.tsx'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { BackIcon, CheckIcon, SkipIcon } from '../../icons/signs.tsx'
import { ListCard } from '../ListCard/ListCard.tsx'
import { List } from '../List/List.tsx'
import { ChoiceRow, type RowChoice } from './ChoiceRow.tsx'
import { ChoiceRowName } from './ChoiceRowName.tsx'
import { ChoiceRowSkeleton } from './ChoiceRowSkeleton.tsx'
import { WaitingRow } from './WaitingRow.tsx'

const choices: readonly RowChoice<string>[] = [
  { value: 'done', label: 'Done', icon: <CheckIcon size="small" />, sign: 'filled' },
  { value: 'open', label: 'Todo', icon: <BackIcon />, sign: 'open' },
  { value: 'skip', label: 'Skip', icon: <SkipIcon />, sign: 'dashed' },
]

const Controlled = controlled(ChoiceRow<string>)

const meta = {
  title: 'Components/Choice row',
  component: ChoiceRow<string>,
  decorators: [
    (Story) => (
      <ListCard name="Today" hue="ember">
        <List aria-label="Today">
          <Story />
        </List>
      </ListCard>
    ),
  ],
  parameters: {
    guidance: {
      use: 'A thing with one main choice, which is the sign, and two others.',
      avoid: 'For choices that are all the same: use a SegmentedChoice.',
      good: {
        text: 'One quiet fact.',
        render: () => (
          <ul>
            <ChoiceRow
              name="Stretch"
              fact="6 days"
              spokenFact="6 days"
              choices={choices}
              value="open"
              onChange={fn()}
              renderName={(look) => <ChoiceRowName {...look} />}
            />
          </ul>
        ),
      },
      bad: {
        text: 'A name that tells everything.',
        render: () => (
          <ul>
            <ChoiceRow
              name="Stretch for ten minutes, six days in a row, not sent yet"
              choices={choices}
              value="open"
              onChange={fn()}
              renderName={(look) => <ChoiceRowName {...look} />}
            />
          </ul>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    name: 'Walk the dog before breakfast',
    choices,
    value: 'open',
    onChange: fn(),
    renderName: (look) => <ChoiceRowName {...look} />,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ChoiceRow<string>>

export default meta
type Story = StoryObj<typeof meta>

/** The sign is the main choice. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Done' }))
    await expect(canvas.getByRole('radio', { name: 'Done' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('done')
  },
}

/** In a narrow card the focus of a choice that is not in the slot is drawn around the sign. */
export const ByKeyboard: Story = {
  args: { value: 'skip', name: 'Read twenty pages' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Skip' })).toHaveFocus()
    const sign = canvas.getByRole('radio', { name: 'Done' })
    await expect(getComputedStyle(sign).outlineStyle).toBe('solid')
  },
}

/** Every state, with a fact, a note and more about it. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      {['done', 'open', 'skip'].map((value) => (
        <ChoiceRow {...args} key={value} value={value} fact="16 days" spokenFact="16 days" />
      ))}
      <ChoiceRow
        {...args}
        name="Push-ups"
        fact="1 of 3 this week"
        shortFact="1 of 3"
        spokenFact="1 of 3 this week"
      />
      <ChoiceRow {...args} name="Review" note="Not sent yet" description="Two of them, at noon" />
      <ChoiceRow
        {...args}
        name="Stretch"
        dayNote={{
          label: 'Note',
          text: 'Slowly, and longer than the day before: one line shows it',
        }}
      />
      <ChoiceRow
        {...args}
        name="A long name that takes as many lines as it needs, and no control"
      />
      <WaitingRow title="Swim" description="Not saved yet" />
      <li>
        <ChoiceRowSkeleton width="long" />
      </li>
    </>
  ),
}
