import { Spinner, Stack } from '@daymark/design-system'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { loadModule } from './loadPart.ts'
import { ModuleBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readModule } from './moduleRoute.ts'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'

export const loader = loadModule

export function Component() {
  const { t } = useTranslation(['modules', 'shell'])
  const { kind, moduleId } = readModule(useParams())
  const leave = useLeaveSaying()
  return (
    <>
      <ScreenHeader
        title={t('newOption')}
        parent={<ModuleBreadcrumbs kind={kind} moduleId={moduleId} current={t('newOption')} />}
      />
      <Stack maxWidth="form">
        <Suspense fallback={<Spinner label={t('shell:loading')} isBlock />}>
          <kind.option.Form
            key={`${kind.kind}-${moduleId}`}
            moduleId={moduleId}
            onSaved={(name) =>
              leave(paths.module({ kind: kind.slug, moduleId }), t('shell:saved', { object: name }))
            }
          />
        </Suspense>
      </Stack>
    </>
  )
}
