import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { MoreIcon } from '../../icons/signs.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { SparkleIcon } from '../../icons/places.tsx'
import { PosterSign } from './PosterSign.tsx'
import { PosterField } from './PosterField.tsx'
import { Poster, PosterText, Quotation } from './Poster.tsx'

const menu = <IconButton size="small" label="Quotes: more actions" icon={<MoreIcon />} />
const words = 'Small things, done every day, carry a long way.'

const meta = {
  title: 'Components/Poster',
  component: Poster,
  parameters: {
    guidance: {
      use: 'A picture or a few words that a person wants to meet.',
      avoid: 'For what is to be done: use a Card.',
      good: {
        text: 'Words have the light of dawn, and no title.',
        render: () => (
          <Poster name="Quotes" isWarm menu={menu}>
            <Quotation>{words}</Quotation>
          </Poster>
        ),
      },
      bad: {
        text: 'A caption that no other poster has to be told from.',
        render: () => (
          <Poster name="Quotes" isNameShown isWarm>
            <Quotation>{words}</Quotation>
          </Poster>
        ),
      },
    } satisfies Guidance,
  },
  args: { name: 'Quotes', isWarm: true, menu, children: <Quotation>{words}</Quotation> },
} satisfies Meta<typeof Poster>

export default meta
type Story = StoryObj<typeof meta>

/** Few words are large. */
export const Words: Story = {}

/** Many words are smaller. */
export const ManyWords: Story = {
  args: { children: <Quotation>{`${words} `.repeat(5)}</Quotation> },
}

/** One of several says which it is. */
export const OneOfSeveral: Story = { args: { isNameShown: true } }

/** Before there is anything to look at. */
export const NothingYet: Story = {
  args: { isWarm: false, children: <PosterText>No thought yet</PosterText> },
}

const landscape = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="1200" height="600" fill="#446"/><circle cx="800" cy="400" r="120" fill="#fd9"/></svg>',
)}`

/** A picture is as wide as its poster, and larger on a press. */
export const APicture: Story = {
  args: {
    isWarm: false,
    children: <Picture src={landscape} alt="A sunrise" openLabel="Enlarge" closeLabel="Close" />,
  },
}

/** The sign of a page about posters. */
export const Sign: Story = { render: () => <PosterSign icon={<SparkleIcon />} /> }
function WrittenOn({ errorMessage }: { errorMessage?: string }) {
  const [picture, setPicture] = useState<File>()
  return (
    <PosterField
      label="Thought"
      placeholder="Type a sentence"
      picture={picture}
      onPicture={setPicture}
      chooseLabel="Choose a picture"
      clearLabel="Write instead"
      isInvalid={errorMessage !== undefined}
      errorMessage={errorMessage}
    />
  )
}

/** Words are typed where they will be read. */
export const ToWriteOn: Story = {
  render: () => <WrittenOn />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Thought' })
    await userEvent.type(field, 'One thing at a time.')
    await expect(field).toHaveValue('One thing at a time.')
  },
}

/** Nothing was written. */
export const ToWriteOnRefused: Story = {
  render: () => <WrittenOn errorMessage="This field is required" />,
}
