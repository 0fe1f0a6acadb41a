import { Inline, Link, Stack, type TableColumn } from '@daymark/design-system'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { queryClient } from '../../data/queryClient.ts'
import type { AnyModuleKind, OptionColumn, Part } from '../../module-kinds/moduleKind.ts'
import { pageQuery } from '../../data/listQueries.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { NamedTable } from './NamedTable.tsx'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { readTablePage, type TablePage } from './tablePage.ts'
import { OverviewBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readModule, tables } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'

interface Props {
  kind: AnyModuleKind
  moduleId: number
}

const optionsQuery = ({ kind, moduleId }: Props, page: TablePage) =>
  pageQuery(kind.option.list, { module: moduleId }, page)

const widgetsQuery = ({ kind, moduleId }: Props, page: TablePage) =>
  pageQuery(kind.widget.list, { module: moduleId }, page)

export async function loader({ params }: LoaderFunctionArgs) {
  const module = readModule(params)
  const { kind, moduleId } = module
  const lists = Promise.all([
    queryClient.fetchQuery(optionsQuery(module, readTablePage(tables.options(kind, moduleId)))),
    queryClient.fetchQuery(widgetsQuery(module, readTablePage(tables.widgets(kind, moduleId)))),
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

function Module({ kind, moduleId }: Props) {
  const { t } = useTranslation(['modules', 'shell'])
  const { data: module, isFetching } = useSuspenseQuery(kind.module.get(moduleId))
  const save = useMutation(kind.module.update(moduleId))
  const remove = useMutation(kind.module.remove(moduleId))
  const leave = useLeaveSaying()
  return (
    <>
      <ScreenHeader
        title={module.name}
        parent={<OverviewBreadcrumbs current={module.name} />}
        actions={<RefetchIndicator isFetching={isFetching} />}
      />
      <Stack gap={12}>
        <NameForm
          label={t('moduleForm')}
          name={module.name}
          mutation={save}
          onSaved={({ name }) => leave(paths.modules, t('shell:saved', { object: name }))}
        />
        <OptionsTable kind={kind} moduleId={moduleId} />
        <WidgetsTable kind={kind} moduleId={moduleId} />
        <Inline>
          <DeleteButton
            label={t('delete.module')}
            object={module.name}
            mutation={remove}
            onDeleted={() => leave(paths.modules, t('shell:deleted', { object: module.name }))}
            warning={t('deleteModule')}
          />
        </Inline>
      </Stack>
    </>
  )
}

function OptionsTable({ kind, moduleId }: Props) {
  const { t } = useTranslation('modules')
  const { t: ofKind } = useTranslation(kind.kind)
  return (
    <NamedTable
      table={tables.options(kind, moduleId)}
      title={t('options')}
      subject={ofKind('subject.options')}
      columns={kind.option.columns(ofKind).map(linked)}
      query={(page) => optionsQuery({ kind, moduleId }, page)}
      hrefOf={({ id }) => paths.option({ kind: kind.slug, moduleId, optionId: id })}
      newHref={paths.newOption({ kind: kind.slug, moduleId })}
    />
  )
}

function linked({ href, cell, ...column }: OptionColumn<Part>): TableColumn<Part> {
  if (href === undefined) return { ...column, cell }
  return {
    ...column,
    cell: (option) => (
      <Link variant="standalone" href={href(option)} target="_blank" rel="noreferrer">
        {cell(option)}
      </Link>
    ),
  }
}

function WidgetsTable({ kind, moduleId }: Props) {
  const { t } = useTranslation('modules')
  const { t: ofKind } = useTranslation(kind.kind)
  return (
    <NamedTable
      table={tables.widgets(kind, moduleId)}
      title={t('widgets')}
      subject={ofKind('subject.widgets')}
      query={(page) => widgetsQuery({ kind, moduleId }, page)}
      hrefOf={({ id }) => paths.widget({ kind: kind.slug, moduleId, widgetId: id })}
      newHref={paths.newWidget({ kind: kind.slug, moduleId })}
    />
  )
}
