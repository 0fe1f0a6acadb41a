import { QuietAction, TrashIcon } from '@daymark/design-system'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { useLeave } from '../../lib/forms/leave.tsx'
import { useChange } from '../../lib/query/useChange.ts'
import { paths } from '../../paths.ts'
import type { OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { loadPart, type ModuleOfRoute, readId, readModule } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { NewPartPage, PartPage } from './PartPage.tsx'
import './texts.ts'

export const loader = ({ params }: LoaderFunctionArgs) => loadPart(params, 'widgetId')

/** The page of a widget, or of a new one where the address names none. */
export function Component() {
  const params = useParams()
  const module = readModule(params)
  const { widgetId } = params
  if (widgetId === undefined) return <NewWidget {...module} />
  return <EditWidget {...module} id={readId(widgetId)} />
}

function NewWidget({ kind, moduleId }: ModuleOfRoute) {
  const { t } = useTranslation('modules')
  const create = useMutation(kind.widget.create())
  return (
    <NewPartPage
      hasOneField
      kind={kind}
      moduleId={moduleId}
      title={t('newWidget')}
      renderForm={(onSaved) => (
        <NameForm
          key={`${kind.kind}-${moduleId}`}
          label={t('newWidget')}
          mutation={create}
          variables={({ name }) => ({ data: { module: moduleId, name } })}
          onSaved={({ name }) => onSaved(name)}
        />
      )}
    />
  )
}

function EditWidget({ kind, id }: ModuleOfRoute & { id: number }) {
  const { t } = useTranslation('modules')
  const { data: widget, isFetching } = useSuspenseQuery(kind.widget.get(id))
  const save = useChange(kind.widget.change, widget)
  return (
    <PartPage
      kind={kind}
      part={widget}
      isFetching={isFetching}
      renderForm={(onSaved) => (
        <NameForm
          key={`${kind.kind}-${id}`}
          label={t('widgetForm')}
          name={widget.name}
          mutation={save}
          variables={(values) => values}
          onSaved={({ entity }) => onSaved(entity.name)}
        />
      )}
    >
      <DeleteWidget kind={kind} widget={widget} />
    </PartPage>
  )
}

/** Asks what the card of the widget asks, and leads to its module. */
function DeleteWidget({ kind, widget }: Pick<ModuleOfRoute, 'kind'> & { widget: OptionOrWidget }) {
  const { t } = useTranslation('modules')
  const [isAsked, setAsked] = useState(false)
  const leave = useLeave()
  return (
    <>
      <QuietAction icon={<TrashIcon size="small" />} onPress={() => setAsked(true)}>
        {t('deleteWidget')}
      </QuietAction>
      {isAsked && (
        <kind.widget.Question
          question="delete"
          subject={{ widget }}
          onClose={() => setAsked(false)}
          onDeleted={() => leave(paths.module({ kind: kind.slug, moduleId: widget.module }))}
        />
      )}
    </>
  )
}
