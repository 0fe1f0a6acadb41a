import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '../../docs/controlled.tsx'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileIcon } from '../../icons/things.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { FileField } from './FileField.tsx'

const Controlled = controlled(FileField)

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#7c6bb0" d="M0 0h4v4H0z"/><path fill="#f2d8a7" d="m2 1 1 2H1z"/></svg>'
const file = new File([drawing], 'triangle.svg', { type: 'image/svg+xml' })

const meta = {
  title: 'Components/File field',
  component: FileField,
  parameters: {
    guidance: {
      use: 'A file from the device, by choosing, dropping or pasting it.',
      avoid: 'For several files at once.',
      good: {
        text: 'States the limits before people choose.',
        render: () => (
          <FileField
            label="Image"
            value={null}
            onChange={fn()}
            acceptedFileTypes={['image/*']}
            chooseLabel="Choose a file"
            dropLabel="or drop or paste an image here"
            clearLabel="Clear"
            description="At most 10 MB."
          />
        ),
      },
      bad: {
        text: 'States the limit only afterwards.',
        render: () => (
          <FileField
            label="Image"
            value={null}
            onChange={fn()}
            chooseLabel="Choose"
            dropLabel="or drop"
            clearLabel="Clear"
            isInvalid
            errorMessage="Too big."
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Image',
    value: null,
    onChange: fn(),
    acceptedFileTypes: ['image/*'],
    chooseLabel: 'Choose a file',
    dropLabel: 'or drop or paste an image here',
    clearLabel: 'Clear',
    description: 'At most 10 MB.',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing chosen yet. The button is the only stop for Tab, and takes what is pasted. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Image Choose a file' })
    await expect(canvas.getAllByRole('button')).toEqual([button])
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(
      'or drop or paste an image here At most 10 MB.',
    )
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file)
    canvasElement.ownerDocument.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true }),
    )
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(canvas.getByText('triangle.svg')).toBeVisible()
  },
}

/** A chosen image shows itself, its name and its size, and can be cleared. */
export const Chosen: Story = {
  args: { value: file },
}

/** A file other than an image has a sign of its own. */
export const Document: Story = {
  args: {
    label: 'File',
    value: new File(['{}'], 'habits.json', { type: 'application/json' }),
    icon: <FileIcon />,
    description: undefined,
    dropLabel: 'or drop or paste a file here',
  },
}

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack maxWidth="text">
      <Controlled {...args} label="Chosen" value={file} />
      <Controlled {...args} label="Required" isRequired />
      <Controlled {...args} label="Invalid" value={file} isInvalid errorMessage="File too large" />
    </Stack>
  ),
}
