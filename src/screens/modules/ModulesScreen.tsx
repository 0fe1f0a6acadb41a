import { Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../data/queryClient.ts'
import type { AnyModuleKind } from '../../module-kinds/moduleKind.ts'
import { pageQuery } from '../../data/listQueries.ts'
import { moduleKinds } from '../../module-kinds/registry.ts'
import { paths } from '../../paths.ts'
import { NamedTable } from './NamedTable.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { readTablePage, type TablePage } from './tablePage.ts'
import { tables } from './moduleRoute.ts'

/** The overview shows the newest kind first. */
const kinds = Object.values(moduleKinds).toReversed()

const modulesQuery = (kind: AnyModuleKind, page: TablePage) => pageQuery(kind.module.list, {}, page)

export async function loader() {
  await Promise.all(
    kinds.map((kind) =>
      queryClient.fetchQuery(modulesQuery(kind, readTablePage(tables.modules(kind)))),
    ),
  )
  return null
}

export function Component() {
  const { t } = useTranslation('modules')
  return (
    <>
      <ScreenHeader title={t('title')} description={t('text')} />
      <Stack gap={12}>
        {kinds.map((kind) => (
          <ModulesTable key={kind.kind} kind={kind} />
        ))}
      </Stack>
    </>
  )
}

function ModulesTable({ kind }: { kind: AnyModuleKind }) {
  const { t } = useTranslation(kind.kind)
  return (
    <NamedTable
      table={tables.modules(kind)}
      title={t('title')}
      subject={t('subject.modules')}
      query={(page) => modulesQuery(kind, page)}
      hrefOf={({ id }) => paths.module({ kind: kind.slug, moduleId: id })}
      newHref={paths.newModule({ kind: kind.slug })}
    />
  )
}
