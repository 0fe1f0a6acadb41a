import { getListAuthenticatorsQueryOptions, getListEmailAddressesQueryOptions } from '@daymark/api'
import { Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../app/queryClient.ts'
import { requireUser } from '../../auth/guards.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { EmailTable } from './EmailTable.tsx'
import { PasskeyTable } from './PasskeyTable.tsx'

/** Always read anew: addresses are verified, and passkeys used, outside of this page. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  await Promise.all([
    queryClient.fetchQuery({ ...getListEmailAddressesQueryOptions(), staleTime: 0 }),
    queryClient.fetchQuery({ ...getListAuthenticatorsQueryOptions(), staleTime: 0 }),
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
      </Stack>
    </>
  )
}
