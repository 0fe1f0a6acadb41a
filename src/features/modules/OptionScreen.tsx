import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { loadPart } from './loadPart.ts'
import { readId, readModule } from './moduleRoute.ts'
import { PartPage } from './PartPage.tsx'

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { kind } = readModule(args.params)
  await Promise.all([
    loadPart(args, 'optionId', ({ option }) => option),
    kind.option.Form.preload(),
  ])
  return null
}

export function Component() {
  const params = useParams()
  const { kind, moduleId } = readModule(params)
  const { t: ofKind } = useTranslation(kind.kind)
  const id = readId(params['optionId'])
  const { data: option, isFetching } = useSuspenseQuery(kind.option.get(id))
  return (
    <PartPage
      kind={kind}
      part={option}
      isFetching={isFetching}
      remove={kind.option.remove}
      deleteLabel={ofKind('option.delete')}
      deleteWarning={ofKind('option.deleteWarning')}
      renderForm={(onSaved) => (
        <kind.option.Form
          key={`${kind.kind}-${id}`}
          moduleId={moduleId}
          option={option}
          onSaved={onSaved}
        />
      )}
    />
  )
}
