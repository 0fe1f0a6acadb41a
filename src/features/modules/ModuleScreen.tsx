import { Columns } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { loadOffers } from '../../lib/query/offers.ts'
import { useChosenOrder, widgetsOrder } from '../../ui/arrange/chosenOrder.ts'
import { ModuleHead } from './ModuleHead.tsx'
import { ModuleSettings } from './ModuleSettings.tsx'
import { OptionRows } from './OptionRows.tsx'
import { type ModuleOfRoute, optionsQuery, readModule, widgetsQuery } from './moduleRoute.ts'
import './texts.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const module = readModule(params)
  const { kind, moduleId } = module
  const lists = Promise.all([
    queryClient.fetchQuery(optionsQuery(module)),
    queryClient.fetchQuery(widgetsQuery(module)),
    kind.module.Sign.preload(),
    kind.module.State.preload(),
    kind.module.Settings?.preload(),
    kind.option.Facts.preload(),
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

function Module(props: ModuleOfRoute) {
  const { kind, moduleId } = props
  const { data: module, isFetching } = useSuspenseQuery(kind.module.get(moduleId))
  const { data: options } = useSuspenseQuery(optionsQuery(props))
  const { data } = useSuspenseQuery(widgetsQuery(props))
  const widgets = useChosenOrder(widgetsOrder(kind.kind), data)
  const hues = usePreference('hues') ?? {}
  return (
    <ModuleHead kind={kind} module={module} isShown={widgets.length > 0} isFetching={isFetching}>
      <Columns
        hue={kind.module.hueOf?.(moduleId, hues)}
        side={<ModuleSettings kind={kind} module={module} options={options} widgets={widgets} />}
      >
        <OptionRows kind={kind} moduleId={moduleId} options={options} />
      </Columns>
    </ModuleHead>
  )
}
