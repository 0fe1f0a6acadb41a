import { Name, WayBack } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import type { ModuleOfRoute } from './moduleRoute.ts'
import './texts.ts'

/** The way back from a module to the overview. */
export function WayToOverview() {
  const { t } = useTranslation(['modules', 'shell'])
  return (
    <WayBack label={t('wayBack')} href={paths.modules}>
      {t('shell:navigation.lists')}
    </WayBack>
  )
}

/** The way back from an option or a widget to its module. */
export function WayToModule({ kind, moduleId }: ModuleOfRoute) {
  const { t } = useTranslation('modules')
  const { data: module } = useSuspenseQuery(kind.module.get(moduleId))
  return (
    <WayBack label={t('wayBack')} href={paths.module({ kind: kind.slug, moduleId })}>
      <Name>{module.name}</Name>
    </WayBack>
  )
}
