import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlusIcon } from '../../icons/icons.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Components/Page header',
  component: PageHeader,
  args: { title: 'Ships' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

/** The heading of the page. */
export const Plain: Story = {}

/** Where the page belongs, what it is for, and what one can do. */
export const WithEverything: Story = {
  args: {
    description: 'Everything that ever left this harbour.',
    parent: <Breadcrumbs label="Breadcrumbs" items={[{ label: 'Harbour', href: '#harbour' }]} />,
    actions: (
      <ButtonLink href="#new" variant="primary" icon={<PlusIcon size="small" />}>
        New
      </ButtonLink>
    ),
  },
}
