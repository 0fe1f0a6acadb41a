import { Columns, useIsNarrow } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { loadOffers } from '../../lib/query/offers.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { moduleKinds } from '../moduleKinds.ts'
import { AccountRows } from './AccountRows.tsx'
import { modulesQuery, ModulesTable } from './ModulesTable.tsx'
import { PreferenceRows } from './PreferenceRows.tsx'
import './texts.ts'

/** The overview shows the newest kind first. */
const kinds = Object.values(moduleKinds).toReversed()

export async function loader() {
  await Promise.all([
    ...kinds.map((kind) => queryClient.fetchQuery(modulesQuery(kind))),
    loadOffers(queryClient),
    // Where they cannot be fetched, the tables have the names alone.
    Promise.allSettled(
      kinds.flatMap(({ module }) => [module.Sign.preload(), module.State.preload()]),
    ),
  ])
  return null
}

export function Component() {
  const { t } = useTranslation('modules')
  const isNarrow = useIsNarrow()
  return (
    <>
      <ScreenHeader title={t(isNarrow ? 'titleOnPhone' : 'title')} />
      <Columns
        side={
          <>
            <PreferenceRows />
            <AccountRows />
          </>
        }
      >
        {kinds.map((kind) => (
          <ModulesTable key={kind.kind} kind={kind} />
        ))}
      </Columns>
    </>
  )
}
