import { Inline, Name, Stack } from '@daymark/design-system'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { queryClient } from '../../lib/query/queryClient.ts'
import { allPagesQuery } from '../../lib/query/allPages.ts'
import { loadOffers } from '../../lib/query/offers.ts'
import { paths } from '../../paths.ts'
import { optionsOrder, useChosenOrder, widgetsOrder } from '../../ui/arrange/chosenOrder.ts'
import { useChange } from '../../lib/query/useChange.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { NamedTable } from './NamedTable.tsx'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { OverviewBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { type ModuleOfRoute, readModule, tables } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { useSaveAndLeave } from '../../ui/useSaveAndLeave.ts'
import './texts.ts'

const optionsQuery = ({ kind, moduleId }: ModuleOfRoute) =>
  allPagesQuery(kind.option.list, { module: moduleId })

const widgetsQuery = ({ kind, moduleId }: ModuleOfRoute) =>
  allPagesQuery(kind.widget.list, { module: moduleId })

export async function loader({ params }: LoaderFunctionArgs) {
  const module = readModule(params)
  const { kind, moduleId } = module
  const lists = Promise.all([
    queryClient.fetchQuery(optionsQuery(module)),
    queryClient.fetchQuery(widgetsQuery(module)),
    kind.archive?.List.preload(),
    loadOffers(queryClient),
  ])
  // A module that does not exist is refused as a filter too; "not found" is the better answer.
  lists.catch(() => undefined)
  await queryClient.fetchQuery(kind.module.get(moduleId))
  await lists
  return null
}

export function Component() {
  const module = readModule(useParams())
  return <Module key={`${module.kind.kind}-${module.moduleId}`} {...module} />
}

function Module({ kind, moduleId }: ModuleOfRoute) {
  const { t } = useTranslation(['modules', 'shell'])
  const { t: ofKind } = useTranslation(kind.kind)
  const { data: module, isFetching } = useSuspenseQuery(kind.module.get(moduleId))
  const save = useChange(kind.module.change, module)
  const remove = useMutation(kind.module.remove())
  const leave = useSaveAndLeave()
  return (
    <>
      <ScreenHeader
        isName
        title={module.name}
        parent={<OverviewBreadcrumbs current={<Name>{module.name}</Name>} />}
        actions={<RefetchIndicator isFetching={isFetching} />}
      />
      <Stack gap={12} maxWidth="text">
        <OptionsTable kind={kind} moduleId={moduleId} />
        <WidgetsTable kind={kind} moduleId={moduleId} />
        <NameForm
          label={ofKind('module.form')}
          name={module.name}
          mutation={save}
          variables={(values) => values}
          onSaved={({ entity }) => leave(paths.modules, t('shell:saved', { object: entity.name }))}
        />
        <Inline>
          <DeleteButton
            label={ofKind('module.delete')}
            object={module.name}
            mutation={remove}
            variables={{ id: moduleId }}
            onDeleted={() =>
              leave(paths.modules, t('shell:deleted', { object: module.name }), t('moduleDeleted'))
            }
            warning={t('deleteModule')}
          />
        </Inline>
      </Stack>
    </>
  )
}

function OptionsTable({ kind, moduleId }: ModuleOfRoute) {
  const { t: ofKind } = useTranslation(kind.kind)
  const { data } = useSuspenseQuery(optionsQuery({ kind, moduleId }))
  const { archive } = kind
  const archived = archive ? data.filter(archive.isArchived) : []
  const rows = useChosenOrder(
    optionsOrder(moduleId),
    data.filter((option) => !archived.includes(option)),
  )
  const table = (
    <NamedTable
      rows={rows}
      table={tables.options(kind, moduleId)}
      title={ofKind('option.list')}
      subject={ofKind('subject.options')}
      columns={kind.option.columns(ofKind)}
      rename={kind.option.rename}
      hrefOf={({ id }) => paths.option({ kind: kind.slug, moduleId, optionId: id })}
      newHref={paths.newOption({ kind: kind.slug, moduleId })}
    />
  )
  if (!archive || archived.length === 0) return table
  return (
    <Stack gap={4}>
      {table}
      <archive.List options={archived} />
    </Stack>
  )
}

function WidgetsTable({ kind, moduleId }: ModuleOfRoute) {
  const { t } = useTranslation('modules')
  const { t: ofKind } = useTranslation(kind.kind)
  const { data } = useSuspenseQuery(widgetsQuery({ kind, moduleId }))
  return (
    <NamedTable
      rows={useChosenOrder(widgetsOrder(kind.kind), data)}
      table={tables.widgets(kind, moduleId)}
      title={t('widgets')}
      subject={ofKind('subject.widgets')}
      rename={kind.widget.change}
      hrefOf={({ id }) => paths.widget({ kind: kind.slug, moduleId, widgetId: id })}
      newHref={paths.newWidget({ kind: kind.slug, moduleId })}
    />
  )
}
