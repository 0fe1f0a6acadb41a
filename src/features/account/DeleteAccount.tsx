import { useDeleteAccount, useGetAccount } from '@daymark/api'
import { Heading, Stack, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { userOf } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/useSession.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import './texts.ts'

/** Lets people delete their account (docs/product.md#5-11). Shows nothing when the backend cannot delete it. */
export function DeleteAccount() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const user = userOf(useSession())
  const { isSuccess } = useGetAccount()
  const mutation = useDeleteAccount()
  if (!isSuccess || !user) return null
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="delete-account">
      <Heading level={2} size="lg" id="delete-account">
        {t('deleteAccount.title')}
      </Heading>
      <Text tone="muted">{t('deleteAccount.text')}</Text>
      <DeleteButton
        object={t('deleteAccount.object', { username: user.username })}
        label={t('deleteAccount.action')}
        warning={t('deleteAccount.warning')}
        mutation={mutation}
        variables={undefined}
        onDeleted={() => navigate(`${paths.logout}?deleted=true`)}
        isDestructive
      />
    </Stack>
  )
}
