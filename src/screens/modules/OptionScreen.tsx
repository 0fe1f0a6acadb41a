import { Inline, Spinner, Stack } from '@daymark/design-system'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { loadPart } from './loadPart.ts'
import { ModuleBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readId, readModule } from './moduleRoute.ts'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadPart(args, 'optionId', (kind) => kind.option)

export function Component() {
  const { t } = useTranslation(['modules', 'shell'])
  const params = useParams()
  const { kind, moduleId } = readModule(params)
  const id = readId(params['optionId'])
  const { data: option, isFetching } = useSuspenseQuery(kind.option.get(id))
  const remove = useMutation(kind.option.remove(id))
  const leave = useLeaveSaying()
  const goToModule = (message: string) =>
    leave(paths.module({ kind: kind.slug, moduleId }), message)
  return (
    <>
      <ScreenHeader
        title={option.name}
        parent={<ModuleBreadcrumbs kind={kind} moduleId={moduleId} current={option.name} />}
        actions={<RefetchIndicator isFetching={isFetching} />}
      />
      <Stack maxWidth="form" gap={12}>
        <Suspense fallback={<Spinner label={t('shell:loading')} isBlock />}>
          <kind.option.Form
            key={`${kind.kind}-${id}`}
            moduleId={moduleId}
            option={option}
            onSaved={() => goToModule(t('shell:saved'))}
          />
        </Suspense>
        <Inline>
          <DeleteButton
            label={t('delete.option')}
            object={option.name}
            mutation={remove}
            onDeleted={() => goToModule(t('shell:deleted', { object: option.name }))}
            warning={t('deleteOption')}
          />
        </Inline>
      </Stack>
    </>
  )
}
