import { RadioGroup, Stack } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayBegins } from '../../lib/days/days.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { loadOffers, useOffers } from '../../lib/query/offers.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'
import type { AnyModuleKind } from '../../ui/module-kind/moduleKind.ts'
import { allPagesQuery } from '../../lib/query/allPages.ts'
import { moduleKinds } from '../moduleKinds.ts'
import { paths } from '../../paths.ts'
import { NamedTable } from './NamedTable.tsx'
import { asMade } from '../../ui/arrange/chosenOrder.ts'
import { useSetPreference } from '../../ui/preferences/setPreference.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { tables } from './moduleRoute.ts'
import './texts.ts'

/** The overview shows the newest kind first. */
const kinds = Object.values(moduleKinds).toReversed()

const modulesQuery = (kind: AnyModuleKind) => allPagesQuery(kind.module.list, {})

export async function loader() {
  await Promise.all([
    ...kinds.map((kind) => queryClient.fetchQuery(modulesQuery(kind))),
    loadOffers(queryClient),
  ])
  return null
}

export function Component() {
  const { t } = useTranslation('modules')
  return (
    <>
      <ScreenHeader title={t('title')} description={t('text')} />
      <Stack gap={12} maxWidth="text">
        {kinds.map((kind) => (
          <ModulesTable key={kind.kind} kind={kind} />
        ))}
        <DayBeginChoice />
      </Stack>
    </>
  )
}

function ModulesTable({ kind }: { kind: AnyModuleKind }) {
  const { t } = useTranslation(kind.kind)
  const { t: ofScreen } = useTranslation('modules')
  const { State } = kind.module
  const { data } = useSuspenseQuery(modulesQuery(kind))
  return (
    <NamedTable
      rows={asMade(data)}
      table={tables.modules(kind)}
      title={t('title')}
      subject={t('subject.modules')}
      rename={kind.module.change}
      columns={[
        {
          id: 'state',
          header: ofScreen('state'),
          align: 'end',
          cell: ({ id }) => <State module={id} />,
        },
      ]}
      hrefOf={({ id }) => paths.module({ kind: kind.slug, moduleId: id })}
      newHref={paths.newModule({ kind: kind.slug })}
    />
  )
}

/** Lets a person choose when their day begins. */
function DayBeginChoice() {
  const { t } = useTranslation('modules')
  const isEverywhere = useOffers('preferences')
  const setPreference = useSetPreference()
  return (
    <RadioGroup
      label={t('dayBegin.label')}
      description={t(isEverywhere ? 'dayBegin.everywhere' : 'dayBegin.text')}
      options={dayBegins.map((value) => ({ value, label: t(`dayBegin.${value}`) }))}
      value={usePreference('dayBegins') ?? 'utc'}
      onChange={(begin) => setPreference({ dayBegins: begin })}
    />
  )
}
