import { Stack } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { queryClient } from '../../app/queryClient.ts'
import { requireUser } from '../../auth/guards.ts'
import type { AnyModuleKind } from '../../module-kinds/moduleKind.ts'
import { itemQuery, pageQuery } from '../../module-kinds/queries.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { NamedTable } from './NamedTable.tsx'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { readTablePage, type TablePage } from './tablePage.ts'
import { OverviewBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readModule, tables } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { useGoOn } from './useGoOn.ts'

type Props = { kind: AnyModuleKind; moduleId: number }

const optionsQuery = ({ kind, moduleId }: Props, page: TablePage) =>
  pageQuery(kind.option, { module: moduleId }, page)

const widgetsQuery = ({ kind, moduleId }: Props, page: TablePage) =>
  pageQuery(kind.widget, { module: moduleId }, page)

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const module = readModule(args.params)
  const { kind, moduleId } = module
  const lists = Promise.all([
    queryClient.fetchQuery(optionsQuery(module, readTablePage(tables.options(kind, moduleId)))),
    queryClient.fetchQuery(widgetsQuery(module, readTablePage(tables.widgets(kind, moduleId)))),
  ])
  // A module that does not exist is refused as a filter too; "not found" is the better answer.
  lists.catch(() => undefined)
  await queryClient.fetchQuery(itemQuery(kind.module, moduleId))
  await lists
  return null
}

export function Component() {
  const module = readModule(useParams())
  return <Module key={`${module.kind.kind}-${module.moduleId}`} {...module} />
}

function Module({ kind, moduleId }: Props) {
  const { t } = useTranslation('modules')
  const { data: module, isFetching } = useSuspenseQuery(itemQuery(kind.module, moduleId))
  const goOn = useGoOn()
  return (
    <>
      <ScreenHeader
        title={module.name}
        parent={<OverviewBreadcrumbs />}
        actions={<RefetchIndicator isFetching={isFetching} />}
      />
      <Stack gap={12}>
        <NameForm
          label={t('moduleForm')}
          name={module.name}
          save={(values) => kind.module.update(moduleId, values)}
          onSaved={() => void goOn(paths.modules)}
          actions={
            <DeleteButton
              object={module.name}
              remove={() => kind.module.remove(moduleId)}
              onDeleted={() => void goOn(paths.modules)}
              warning={t('deleteModule')}
            />
          }
        />
        <OptionsTable kind={kind} moduleId={moduleId} />
        <WidgetsTable kind={kind} moduleId={moduleId} />
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
      title={t('options.title')}
      subject={t('options.subject')}
      columns={kind.option.columns(ofKind)}
      query={(page) => optionsQuery({ kind, moduleId }, page)}
      hrefOf={({ id }) => paths.option(kind.slug, moduleId, id)}
      newHref={paths.newOption(kind.slug, moduleId)}
    />
  )
}

function WidgetsTable({ kind, moduleId }: Props) {
  const { t } = useTranslation('modules')
  return (
    <NamedTable
      table={tables.widgets(kind, moduleId)}
      title={t('widgets.title')}
      subject={t('widgets.subject')}
      query={(page) => widgetsQuery({ kind, moduleId }, page)}
      hrefOf={({ id }) => paths.widget(kind.slug, moduleId, id)}
      newHref={paths.newWidget(kind.slug, moduleId)}
    />
  )
}
