import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { PlusIcon } from '../../icons/signs.tsx'
import { PencilIcon } from '../../icons/things.tsx'
import { ArcRing } from '../ArcRing/ArcRing.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { WayBack } from '../WayBack/WayBack.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Components/Page header',
  component: PageHeader,
  parameters: {
    guidance: {
      use: 'Once, at the top of a page’s content.',
      avoid: 'Over a part of a page: use a Heading.',
      good: {
        text: 'The title names the thing.',
        render: () => <PageHeader title="Ships" description="All that left this harbour." />,
      },
      bad: {
        text: 'The title describes how the page is built.',
        render: () => <PageHeader title="Overview page of the list of ships" />,
      },
    } satisfies Guidance,
  },
  args: { title: 'Ships' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

/** The heading of the page. */
export const Plain: Story = {}

/** The breadcrumbs, the description and the actions of a page. */
export const WithEverything: Story = {
  args: {
    description: 'Everything that ever left this harbour.',
    parent: (
      <Breadcrumbs
        label="Breadcrumbs"
        current="Ships"
        items={[{ label: 'Harbour', href: '#harbour' }]}
      />
    ),
    actions: (
      <ButtonLink href="#new" variant="primary" icon={<PlusIcon size="small" />}>
        New
      </ButtonLink>
    ),
  },
}

/** A page about one thing that a person has made: its sign, its name, how far it is, and a pencil. */
export const WithASign: Story = {
  args: {
    title: 'The ships of the northern fleet',
    wayBack: (
      <WayBack label="Way back" href="#harbour">
        Harbour
      </WayBack>
    ),
    sign: (
      <ArcRing size="medium" arcs={[{ hue: 'sea', done: 0.7, passed: 0 }]} value={5} maxValue={7} />
    ),
    description: '5 of 7 afloat',
    actions: <IconButton label="Rename" icon={<PencilIcon />} />,
  },
}
