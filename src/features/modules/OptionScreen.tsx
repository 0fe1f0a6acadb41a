import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { loadOffers } from '../../lib/query/offers.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import type { ArchiveOffer } from '../../ui/module-kind/moduleKind.ts'
import { loadPart, type ModuleOfRoute, readId, readModule } from './moduleRoute.ts'
import { OptionActions } from './OptionActions.tsx'
import { NewPartPage, PartPage } from './PartPage.tsx'

export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const { kind } = readModule(params)
  await Promise.all([
    loadPart(params, 'optionId'),
    kind.option.Form.preload(),
    kind.option.State?.preload(),
    kind.option.Settings?.preload(),
    kind.archive?.Offer.preload(),
    loadOffers(queryClient),
  ])
  return null
}

/** The page of an option, or of a new one where the address names none. */
export function Component() {
  const params = useParams()
  const module = readModule(params)
  const { optionId } = params
  if (optionId === undefined) return <NewOption {...module} />
  return <EditOption {...module} id={readId(optionId)} />
}

function NewOption({ kind, moduleId }: ModuleOfRoute) {
  const { t } = useTranslation(kind.kind)
  return (
    <NewPartPage
      kind={kind}
      moduleId={moduleId}
      title={t('option.new')}
      renderForm={(onSaved) => (
        <kind.option.Form key={`${kind.kind}-${moduleId}`} moduleId={moduleId} onSaved={onSaved} />
      )}
    />
  )
}

function EditOption({ kind, moduleId, id }: ModuleOfRoute & { id: number }) {
  const { data: option, isFetching } = useSuspenseQuery(kind.option.get(id))
  const { archive } = kind
  const { State, Settings } = kind.option
  const renderPage = (offer?: ArchiveOffer) => (
    <PartPage
      kind={kind}
      part={option}
      isFetching={isFetching}
      state={State && <State option={option} />}
      settings={Settings && <Settings option={option} />}
      renderForm={(onSaved) => (
        <kind.option.Form
          key={`${kind.kind}-${id}`}
          moduleId={moduleId}
          option={option}
          onSaved={onSaved}
        />
      )}
    >
      <OptionActions kind={kind} option={option} offer={offer} />
    </PartPage>
  )
  return archive ? <archive.Offer option={option}>{renderPage}</archive.Offer> : renderPage()
}
