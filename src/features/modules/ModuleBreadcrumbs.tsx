import { Breadcrumbs, Name } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import type { ModuleOfRoute } from './moduleRoute.ts'
import './texts.ts'

/** The way back from a module to the overview; `current` is the open page. */
export function OverviewBreadcrumbs({ current }: { current: ReactNode }) {
  const { t } = useTranslation(['modules', 'shell'])
  return (
    <Breadcrumbs
      label={t('shell:breadcrumbs')}
      items={[{ label: t('title'), href: paths.modules }]}
      current={current}
    />
  )
}

interface Props extends ModuleOfRoute {
  /** The open page. */
  current: ReactNode
}

/** The way back from an option or a widget to its module and the overview. */
export function ModuleBreadcrumbs({ kind, moduleId, current }: Props) {
  const { t } = useTranslation(['modules', 'shell'])
  const { data: module } = useSuspenseQuery(kind.module.get(moduleId))
  return (
    <Breadcrumbs
      label={t('shell:breadcrumbs')}
      items={[
        { label: t('title'), href: paths.modules },
        { label: <Name>{module.name}</Name>, href: paths.module({ kind: kind.slug, moduleId }) },
      ]}
      current={current}
    />
  )
}
