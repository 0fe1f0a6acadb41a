import { Breadcrumbs } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'

/** The way back to the account page; `current` is the open page. */
export function AccountBreadcrumbs({ current }: { current: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[{ label: t('user.account'), href: paths.account }]}
      current={current}
    />
  )
}
