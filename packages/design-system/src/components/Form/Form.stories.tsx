import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const onErrorPress = fn()

const meta = {
  title: 'Components/Form',
  component: Form,
  parameters: {
    guidance: {
      use: 'Fields that are filled in and sent together.',
      avoid: 'For a single switch that takes effect at once.',
      good: {
        text: 'Fields, then one button that says what it does.',
        render: () => (
          <Form
            actions={
              <Button type="submit" variant="primary">
                Save
              </Button>
            }
          >
            <TextField label="Name" />
          </Form>
        ),
      },
      bad: {
        text: 'The button comes before its fields.',
        render: () => (
          <Form>
            <Button type="submit" variant="primary">
              Submit
            </Button>
            <TextField label="Name" />
          </Form>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    children: (
      <>
        <TextField label="Name" isRequired />
        <TextArea label="Text" />
      </>
    ),
    actions: (
      <>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <ButtonLink href="#back">Cancel</ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

/** Fields, then the buttons. */
export const Plain: Story = {}

/** The errors of the form as a whole. An error may lead to its field. */
export const WithErrors: Story = {
  args: {
    errors: ['Something went wrong', { message: 'Name is too long', onPress: onErrorPress }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Name is too long' }))
    await expect(onErrorPress).toHaveBeenCalledOnce()
  },
}
