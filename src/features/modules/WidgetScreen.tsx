import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { loadPart } from './loadPart.ts'
import { readId, readModule } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { PartPage } from './PartPage.tsx'
import './texts.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadPart(args, 'widgetId', (kind) => kind.widget)

export function Component() {
  const { t } = useTranslation('modules')
  const params = useParams()
  const { kind } = readModule(params)
  const id = readId(params['widgetId'])
  const { data: widget, isFetching } = useSuspenseQuery(kind.widget.get(id))
  const save = useMutation(kind.widget.update())
  return (
    <PartPage
      kind={kind}
      part={widget}
      isFetching={isFetching}
      remove={kind.widget.remove}
      deleteLabel={t('deleteWidget')}
      renderForm={(onSaved) => (
        <NameForm
          key={`${kind.kind}-${id}`}
          label={t('widgetForm')}
          name={widget.name}
          mutation={save}
          variables={(data) => ({ id, data })}
          onSaved={({ name }) => onSaved(name)}
        />
      )}
    />
  )
}
