import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { loadModule } from './loadPart.ts'
import { ModuleBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readModule } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'
import './texts.ts'

export const loader = loadModule

export function Component() {
  const { t } = useTranslation(['modules', 'shell'])
  const { kind, moduleId } = readModule(useParams())
  const create = useMutation(kind.widget.create())
  const leave = useLeaveSaying()
  return (
    <>
      <ScreenHeader
        hasOneField
        title={t('newWidget')}
        parent={<ModuleBreadcrumbs kind={kind} moduleId={moduleId} current={t('newWidget')} />}
      />
      <NameForm
        key={`${kind.kind}-${moduleId}`}
        label={t('newWidget')}
        mutation={create}
        variables={({ name }) => ({ data: { module: moduleId, name } })}
        onSaved={({ name }) =>
          leave(paths.module({ kind: kind.slug, moduleId }), t('shell:saved', { object: name }))
        }
      />
    </>
  )
}
