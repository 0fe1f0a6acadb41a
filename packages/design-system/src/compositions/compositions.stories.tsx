import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../components/Badge/Badge.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../components/Button/Button.tsx'
import { ButtonLink } from '../components/Button/ButtonLink.tsx'
import { Card } from '../components/Card/Card.tsx'
import { CodeField } from '../components/CodeField/CodeField.tsx'
import { Form } from '../components/Form/Form.tsx'
import { Link } from '../components/Link/Link.tsx'
import { PageHeader } from '../components/PageHeader/PageHeader.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton/Skeleton.tsx'
import { Table } from '../components/Table/Table.tsx'
import { Heading } from '../components/Text/Heading.tsx'
import { Text } from '../components/Text/Text.tsx'
import { TextArea } from '../components/TextArea/TextArea.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { KeyIcon } from '../icons/person.tsx'
import { CheckIcon, PlusIcon } from '../icons/signs.tsx'
import { TrashIcon } from '../icons/things.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'
import { SampleFrame } from './SampleFrame.tsx'
import { SampleList } from './SampleList.tsx'

const meta = {
  title: 'Screens/Compositions',
  component: SampleFrame,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { variant: 'default', children: null },
} satisfies Meta<typeof SampleFrame>

export default meta
type Story = StoryObj<typeof meta>

/** A visitor's page: gradient, centred, one thing to do. */
export const SignIn: Story = {
  args: {
    variant: 'anonymous',
    children: (
      <Card padding="large" elevation="high">
        <Stack gap={2}>
          <Heading level={1}>Good morning</Heading>
          <Text tone="muted">Sign in with the key on this device. No password to remember.</Text>
        </Stack>
        <Stack gap={3}>
          <Button variant="primary" size="large" isFullWidth icon={<KeyIcon />}>
            Sign in
          </Button>
          <ButtonLink href="#code" isFullWidth>
            E-mail me a code instead
          </ButtonLink>
        </Stack>
        <Text size="sm" tone="muted" align="center">
          New here? <Link href="#join">Make an account</Link>
        </Text>
      </Card>
    ),
  },
}

/** A code from an e-mail, refused. */
export const Code: Story = {
  args: {
    variant: 'anonymous',
    children: (
      <Card padding="large" elevation="high">
        <Stack gap={2}>
          <Heading level={1}>Enter the code</Heading>
          <Text tone="muted">It was sent to ada@example.org and works for a few minutes.</Text>
        </Stack>
        <Form
          actions={
            <Button type="submit" variant="primary" size="large" isFullWidth>
              Continue
            </Button>
          }
        >
          <CodeField
            label="Code"
            length={6}
            defaultValue="AB3C9X"
            isInvalid
            errorMessage="Incorrect code"
          />
        </Form>
        <Link variant="standalone" href="#back">
          Use another address
        </Link>
      </Card>
    ),
  },
}

/** Cards on a quiet ground, in one to three columns. */
export const Overview: Story = {
  args: {
    variant: 'dashboard',
    children: (
      <>
        <PageHeader title="Overview" />
        <Grid>
          <SampleList
            title="Morning"
            rows={[
              { title: 'Water the plants', description: 'The fern twice', status: 'done' },
              { title: 'Stretch', description: 'Ten minutes', status: 'open' },
              { title: 'Read a chapter', status: 'skip' },
            ]}
          />
          <SampleList
            title="Evening"
            rows={[
              { title: 'Walk', description: 'Along the harbour', status: 'done' },
              { title: 'Write three lines', status: 'done' },
            ]}
          />
          <Card as="article" title="A thought">
            <Text as="blockquote" size="lg">
              A smooth sea never made a skilled sailor.
            </Text>
          </Card>
        </Grid>
      </>
    ),
  },
}

/** The same overview on its way. */
export const OverviewLoading: Story = {
  args: {
    variant: 'dashboard',
    children: (
      <>
        <PageHeader title="Overview" />
        <SkeletonGroup label="Loading">
          <Grid>
            {[1, 2, 3].map((key) => (
              <Card key={key}>
                <Skeleton shape="title" width="medium" />
                <Skeleton />
                <Skeleton width="long" />
                <Skeleton shape="control" />
              </Card>
            ))}
          </Grid>
        </SkeletonGroup>
      </>
    ),
  },
}

const addresses = [
  { address: 'ada@example.org', isVerified: true, isPrimary: true },
  { address: 'ada.with.a.long.name@example.com', isVerified: false, isPrimary: false },
]

/** A plain page with tables. */
export const Settings: Story = {
  args: {
    variant: 'configuration',
    children: (
      <>
        <PageHeader title="My account" description="How you sign in, and how we reach you." />
        <Table
          title="E-mail addresses"
          rows={addresses}
          rowKey={(row) => row.address}
          emptyText="No addresses"
          buttons={
            <ButtonLink href="#add" icon={<PlusIcon size="small" />}>
              Add
            </ButtonLink>
          }
          columns={[
            { id: 'address', header: 'Address', isRowHeader: true, cell: (row) => row.address },
            {
              id: 'state',
              header: 'State',
              cell: (row) =>
                row.isVerified ? (
                  <Badge tone="success" icon={<CheckIcon size="small" />}>
                    Verified
                  </Badge>
                ) : (
                  <Badge tone="warning">Not verified</Badge>
                ),
            },
            {
              id: 'primary',
              header: 'Primary',
              cell: (row) => (row.isPrimary ? <Badge tone="accent">Primary</Badge> : null),
            },
            {
              id: 'actions',
              header: 'Actions',
              isHeaderHidden: true,
              align: 'end',
              cell: (row) => (row.isPrimary ? null : <Button size="small">Delete</Button>),
            },
          ]}
        />
      </>
    ),
  },
}

/** A form, its errors and its way back. */
export const Edit: Story = {
  args: {
    variant: 'configuration',
    children: (
      <>
        <PageHeader
          title="Water the plants"
          parent={
            <Breadcrumbs
              current="Morning"
              label="Breadcrumbs"
              items={[
                { label: 'Settings', href: '#settings' },
                { label: 'Morning', href: '#morning' },
              ]}
            />
          }
        />
        <Stack maxWidth="form">
          <Form
            errors={['Something went wrong']}
            actions={
              <>
                <Button type="submit" variant="primary">
                  Save
                </Button>
                <Button variant="quiet" icon={<TrashIcon size="small" />}>
                  Delete
                </Button>
              </>
            }
          >
            <TextField label="Name" isRequired isInvalid errorMessage="This field is required" />
            <TextArea label="Text" defaultValue="The fern twice" />
          </Form>
        </Stack>
      </>
    ),
  },
}
