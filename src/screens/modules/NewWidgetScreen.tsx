import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { loadModule } from './loadPart.ts'
import { ModuleBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readModule } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { useGoOn } from './useGoOn.ts'

export const loader = loadModule

export function Component() {
  const { t } = useTranslation('modules')
  const { kind, moduleId } = readModule(useParams())
  const goOn = useGoOn()
  return (
    <>
      <ScreenHeader
        title={t('newWidget')}
        parent={<ModuleBreadcrumbs kind={kind} moduleId={moduleId} />}
      />
      <NameForm
        key={`${kind.kind}-${moduleId}`}
        label={t('newWidget')}
        save={({ name }) => kind.widget.create({ module: moduleId, name })}
        onSaved={() => void goOn(paths.module(kind.slug, moduleId))}
      />
    </>
  )
}
