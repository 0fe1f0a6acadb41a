import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { Stack } from '../../layout/Stack.tsx'
import * as styles from './Field.css.ts'
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx'

/** A field made of these parts. */
function SomeField({
  label,
  description,
  errorMessage,
  isRequired,
}: FieldTexts & { isRequired?: boolean }) {
  return (
    <TextField
      className={styles.field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Input className={styles.control} />
      <FieldHelp label={label} description={description} errorMessage={errorMessage} />
    </TextField>
  )
}

const meta = {
  title: 'Components/Field',
  component: SomeField,
  parameters: {
    guidance: {
      use: 'Inside a component that builds its own field.',
      avoid: 'In a screen: use TextField, TextArea, RadioGroup, FileField or CodeField.',
      good: {
        text: 'Help in words, before an error.',
        render: () => <SomeField label="Name" description="As others should read it." />,
      },
      bad: {
        text: 'An error that does not say what to enter.',
        render: () => <SomeField label="Name" errorMessage="Invalid." />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Name', description: 'As others should read it.' },
} satisfies Meta<typeof SomeField>

export default meta
type Story = StoryObj<typeof meta>

/** The label over the control, and the help under it. */
export const Plain: Story = {}

/** Required and refused. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <SomeField label="Name" isRequired />
      <SomeField label="Name" errorMessage="This name is too long." />
    </Stack>
  ),
}
