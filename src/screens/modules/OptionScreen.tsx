import { Spinner } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { loadPart } from './loadPart.ts'
import { readId, readModule } from './moduleRoute.ts'
import { PartPage } from './PartPage.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPart(args, 'optionId', (kind) => kind.option)

export function Component() {
  const { t } = useTranslation(['modules', 'shell'])
  const params = useParams()
  const { kind, moduleId } = readModule(params)
  const id = readId(params['optionId'])
  const { data: option, isFetching } = useSuspenseQuery(kind.option.get(id))
  return (
    <PartPage
      kind={kind}
      part={option}
      isFetching={isFetching}
      remove={kind.option.remove(id)}
      deleteLabel={t('delete.option')}
      deleteWarning={t('deleteOption')}
      renderForm={(onSaved) => (
        <Suspense fallback={<Spinner label={t('shell:loading')} isBlock />}>
          <kind.option.Form
            key={`${kind.kind}-${id}`}
            moduleId={moduleId}
            option={option}
            onSaved={onSaved}
          />
        </Suspense>
      )}
    />
  )
}
