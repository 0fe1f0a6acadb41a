import {
  getGetAccountQueryOptions,
  getListAuthenticatorsQueryOptions,
  getListEmailAddressesQueryOptions,
  getListSessionsQueryOptions,
  useDeleteAccount,
  useGetAccount,
} from '@daymark/api'
import { DownloadIcon, Grid, GroupRow, LogOutIcon, RowGroup, Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { queryClient } from '../../lib/query/queryClient.ts'
import { deleteRecordsOf } from '../../lib/offline/localRecords.ts'
import { userOf } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/useSession.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { EmailTable } from './EmailTable.tsx'
import { PasskeyTable } from './PasskeyTable.tsx'
import { SessionTable } from './SessionTable.tsx'
import './texts.ts'

/** Always read again: addresses are verified, and passkeys used, outside of this page. */
export async function loader() {
  await Promise.all([
    queryClient.fetchQuery({ ...getListEmailAddressesQueryOptions(), staleTime: 0 }),
    queryClient.fetchQuery({ ...getListAuthenticatorsQueryOptions(), staleTime: 0 }),
    // These never reject: not every backend can list sessions or delete an account.
    queryClient.prefetchQuery(getGetAccountQueryOptions()),
    queryClient.prefetchQuery({ ...getListSessionsQueryOptions(), staleTime: 0 }),
  ])
  return null
}

export function Component() {
  const { t } = useTranslation('account')
  return (
    <>
      <ScreenHeader title={t('title')} description={t('text')} />
      <Grid columns={2}>
        <Stack gap={8}>
          <EmailTable />
          <PasskeyTable />
        </Stack>
        <Stack gap={8}>
          <SessionTable />
          <RowGroup aria-label={t('more')}>
            <GroupRow
              href={paths.data}
              icon={<DownloadIcon />}
              label={t('data.title')}
              value={t('data.value')}
            />
            <GroupRow
              href={paths.logout}
              icon={<LogOutIcon />}
              label={t('logOut')}
              hasChevron={false}
            />
          </RowGroup>
          <Stack gap={0} align="start">
            <DeleteAccount />
          </Stack>
        </Stack>
      </Grid>
    </>
  )
}

/** Lets people delete their account (docs/product.md#5-11). Shows nothing when the backend cannot delete it. */
function DeleteAccount() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const user = userOf(useSession())
  const { isSuccess } = useGetAccount()
  const mutation = useDeleteAccount()
  if (!isSuccess || !user) return null
  return (
    <DeleteButton
      object={t('deleteAccount.object', { username: user.username })}
      label={t('deleteAccount.action')}
      warning={t('deleteAccount.warning')}
      mutation={mutation}
      variables={undefined}
      onDeleted={() => {
        // Nothing that waits here can be sent any more.
        deleteRecordsOf(user.id)
        return navigate(`${paths.logout}?deleted=true`)
      }}
    />
  )
}
