import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Picture } from './Picture.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** A drawing of a hill at dawn, so that the story needs no file. */
const hill =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fbe3c8"/><circle cx="560" cy="240" r="70" fill="#f2a65a"/><path d="M0 400 Q300 140 800 400Z" fill="#4b5c9a"/></svg>',
  )

const texts = { openLabel: 'Enlarge', closeLabel: 'Close' }

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: {
    guidance: {
      use: 'A photograph or a drawing that a person has added.',
      avoid: 'For an icon, or for a picture of text.',
      good: {
        text: 'Says what it shows.',
        render: () => <Picture {...texts} src={hill} alt="The sun behind a hill" />,
      },
      bad: {
        text: 'Says that it is a picture.',
        render: () => <Picture {...texts} src={hill} alt="image.png" />,
      },
    } satisfies Guidance,
  },
  args: { ...texts, src: hill, alt: 'The sun behind a hill' },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

/** In a card it fills the width, and is cut where it is too high. */
export const InACard: Story = {
  render: (args) => (
    <Card title="A hill">
      <Picture {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await waitFor(() => expect(image.getBoundingClientRect().height).toBe(160))
    // Its height is known before the picture is there, and its width with it.
    await waitFor(() => expect(image.getBoundingClientRect().width).toBeGreaterThan(200))
  },
}

const coast =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300"><rect width="1200" height="300" fill="#fbe3c8"/><path d="M0 300 Q600 120 1200 300Z" fill="#4b5c9a"/></svg>',
  )

/** Wider than its place: it fills a narrow card, too. */
export const InANarrowCard: Story = {
  args: { src: coast, alt: 'A coast' },
  render: InACard.render,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await waitFor(() => expect(image.getBoundingClientRect().height).toBe(160))
    const place = image.parentElement
    await waitFor(() =>
      expect(image.getBoundingClientRect().width).toBe(place?.getBoundingClientRect().width),
    )
  },
}

const tower =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="1200"><rect width="300" height="1200" fill="#fbe3c8"/><path d="M110 1200 L130 200 L150 60 L170 200 L190 1200Z" fill="#4b5c9a"/></svg>',
  )

/** Upright: whole, in the middle of a quiet ground as wide as the card. */
export const Upright: Story = {
  args: { src: tower, alt: 'A tower' },
  render: InACard.render,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await waitFor(() => expect(image.getBoundingClientRect().height).toBe(160))
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(40))
    const ground = image.parentElement
    await expect(ground?.getBoundingClientRect().width).toBeGreaterThan(200)
    await expect(ground).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
  },
}

/** Its place is kept before it has come. */
export const ReservedSpace: Story = {
  args: { src: 'data:,', alt: '' },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('img')?.parentElement
    await expect(place?.getBoundingClientRect().height).toBe(160)
  },
}

/** A press shows it as large as the window allows. */
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge: The sun behind a hill' }))
    const named = { name: 'The sun behind a hill' }
    // Its script loads now.
    await expect(await screen.findByRole('dialog', named, { timeout: 20_000 })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** In a row of a table. */
export const Small: Story = { render: () => <Thumbnail src={hill} /> }
