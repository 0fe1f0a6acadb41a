import { type Passkey, useListAuthenticatorsSuspense } from '@daymark/api'
import {
  Banner,
  ButtonLink,
  KeyIcon,
  Link,
  Name,
  PlusIcon,
  Stack,
  Table,
  type TableColumn,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Moment } from '../../ui/Moment.tsx'
import './texts.ts'

/** The passkeys of the account, each linked to its page. */
export function PasskeyTable() {
  const { t } = useTranslation(['account', 'shell'])
  const { data: answer } = useListAuthenticatorsSuspense()
  // The list has authenticators of other types as well.
  const passkeys = answer.data.filter((one) => one.type === 'webauthn')
  const columns: TableColumn<Passkey>[] = [
    {
      id: 'name',
      header: t('passkeys.name'),
      isRowHeader: true,
      cell: ({ id, name }) => (
        <Link variant="standalone" href={paths.passkey({ passkeyId: id })}>
          <Name>{name}</Name>
        </Link>
      ),
    },
    {
      id: 'createdAt',
      header: t('passkeys.createdAt'),
      cell: ({ created_at: createdAt }) => <Moment seconds={createdAt} />,
    },
    {
      id: 'lastUsedAt',
      header: t('passkeys.lastUsedAt'),
      cell: ({ last_used_at: lastUsedAt }) =>
        lastUsedAt === null ? t('passkeys.never') : <Moment seconds={lastUsedAt} />,
    },
  ]
  const isNone = passkeys.length === 0
  const addLink = (
    <ButtonLink href={paths.addPasskey} icon={<PlusIcon size="small" />}>
      {t('passkeys.add')}
    </ButtonLink>
  )
  return (
    <Stack gap={4}>
      {isNone && (
        <Banner tone="warning" action={addLink}>
          {t('passkeys.none')}
        </Banner>
      )}
      <Table
        title={t('passkeys.title')}
        columns={columns}
        rowIcon={<KeyIcon />}
        rows={passkeys}
        rowKey={({ id }) => id}
        emptyText={t('shell:pagination.empty', { subject: t('passkeys.subject') })}
        // The warning has this button too, and one is enough.
        foot={isNone ? undefined : addLink}
      />
    </Stack>
  )
}
