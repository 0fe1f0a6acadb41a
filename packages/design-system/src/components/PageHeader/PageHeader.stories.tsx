import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { PlusIcon } from '../../icons/signs.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
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
