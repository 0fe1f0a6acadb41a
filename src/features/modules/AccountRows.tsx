import {
  DownloadIcon,
  GroupRow,
  LogOutIcon,
  Name,
  PersonIcon,
  RowGroup,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { userOf } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/useSession.ts'
import { paths } from '../../paths.ts'
import './texts.ts'

/** The account of the person, what they can take with them, and the way out. */
export function AccountRows() {
  const { t } = useTranslation(['modules', 'shell'])
  const user = userOf(useSession())
  return (
    <RowGroup aria-label={t('shell:sidebar.account')}>
      <GroupRow
        icon={<PersonIcon />}
        label={t('shell:user.account')}
        value={user && <Name>{user.email}</Name>}
        href={paths.account}
      />
      <GroupRow icon={<DownloadIcon />} label={t('data')} href={paths.data} />
      <GroupRow
        icon={<LogOutIcon />}
        label={t('shell:user.logout')}
        href={paths.logout}
        hasChevron={false}
      />
    </RowGroup>
  )
}
