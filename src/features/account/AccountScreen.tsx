import {
  getGetAccountQueryOptions,
  getListAuthenticatorsQueryOptions,
  getListEmailAddressesQueryOptions,
  getListSessionsQueryOptions,
} from '@daymark/api'
import { ButtonLink, Heading, Stack, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/query/queryClient.ts'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
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
      <Stack gap={12}>
        <EmailTable />
        <PasskeyTable />
        <SessionTable />
        <Stack as="section" gap={3} align="start" aria-labelledby="data">
          <Heading level={2} size="lg" id="data">
            {t('data.title')}
          </Heading>
          <Text tone="muted">{t('data.text')}</Text>
          <ButtonLink href={paths.data}>{t('data.title')}</ButtonLink>
        </Stack>
        <DeleteAccount />
      </Stack>
    </>
  )
}
