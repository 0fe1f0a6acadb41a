import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { CheckIcon, CircleIcon, SkipIcon } from '../../icons/signs.tsx'
import { ChoiceRow } from '../ChoiceRow/ChoiceRow.tsx'
import { ChoiceRowName } from '../ChoiceRow/ChoiceRowName.tsx'
import { List } from '../List/List.tsx'
import { Text } from '../Text/Text.tsx'
import { SwipeRows } from './SwipeRows.tsx'

function Rows() {
  const [value, setValue] = useState('open')
  return (
    <>
      <List aria-label="To-dos">
        <ChoiceRow
          name="Lights out at eleven"
          choices={[
            { value: 'done', label: 'Done', icon: <CheckIcon size="small" />, sign: 'filled' },
            { value: 'open', label: 'Todo', icon: <CircleIcon />, sign: 'open' },
            { value: 'skip', label: 'Skip', icon: <SkipIcon />, sign: 'dashed' },
          ]}
          value={value}
          onChange={setValue}
          renderName={(look) => <ChoiceRowName {...look} />}
        />
      </List>
      <SwipeRows />
    </>
  )
}

const meta = {
  title: 'Components/Swipe rows',
  component: Rows,
  parameters: {
    guidance: {
      use: 'Lets a finger choose the last choice of the rows of a page, as an extra way. One for the whole page.',
      avoid: 'As the only way: nothing on the screen says that a row can be wiped over.',
      good: {
        text: 'The choice is a button at the end of its row, too.',
        render: () => <Text>Walk » Skip</Text>,
      },
      bad: {
        text: 'A swipe that deletes: it happens by chance.',
        render: () => <Text>Walk » Delete</Text>,
      },
    } satisfies Guidance,
  },
} satisfies Meta<typeof Rows>

export default meta
type Story = StoryObj<typeof meta>

/** The finger goes as far as it may leave, and leaves. */
export const Swiped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('button', { name: 'Lights out at eleven' })
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientY: 20 }
    await fireEvent.pointerDown(name, { ...finger, clientX: 200 })
    await fireEvent.pointerMove(name, { ...finger, clientX: 110 })
    const shown = () => canvasElement.ownerDocument.querySelector('[data-ready]')
    await waitFor(() => expect(shown()).toHaveTextContent('Skip'))
    await fireEvent.pointerUp(name, { ...finger, clientX: 110 })
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Skip' })).toBeChecked())
    await expect(shown()).toBeNull()
  },
}
