import { Breadcrumbs } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { addAccountTexts } from './accountTexts.ts'

addAccountTexts()

/** The way back to the account page; `current` is the open page. */
export function AccountBreadcrumbs({ current }: { current: string }) {
  const { t } = useTranslation(['account', 'shell'])
  return (
    <Breadcrumbs
      label={t('shell:breadcrumbs')}
      items={[{ label: t('title'), href: paths.account }]}
      current={current}
    />
  )
}
