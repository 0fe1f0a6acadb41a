import { Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../app/queryClient.ts'
import { requireUser } from '../../auth/guards.ts'
import type { AnyModuleKind } from '../../module-kinds/moduleKind.ts'
import { pageQuery } from '../../module-kinds/queries.ts'
import { moduleKinds } from '../../module-kinds/registry.ts'
import { paths } from '../../paths.ts'
import { NamedTable } from './NamedTable.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { readTablePage, type TablePage } from './tablePage.ts'
import { tables } from './moduleRoute.ts'

/** The overview shows the newest kind first: inspiration, then daily to-dos (spec section 2). */
const kinds = Object.values(moduleKinds).toReversed()

const modulesQuery = (kind: AnyModuleKind, page: TablePage) => pageQuery(kind.module, {}, page)

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
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
      subject={t('modules')}
      query={(page) => modulesQuery(kind, page)}
      hrefOf={({ id }) => paths.module(kind.slug, id)}
      newHref={paths.newModule(kind.slug)}
    />
  )
}
