import { FoldRow, GridIcon, RowGroup } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import type { Named, OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { useSaveAndLeave } from '../../ui/useSaveAndLeave.ts'
import { type ModuleOfRoute, tables } from './moduleRoute.ts'
import { PartTable } from './PartTable.tsx'
import { ShowOnDashboard } from './ShowOnDashboard.tsx'

interface Props extends Pick<ModuleOfRoute, 'kind'> {
  module: Named
  options: readonly OptionOrWidget[]
  /** In the order of the dashboard. */
  widgets: readonly OptionOrWidget[]
}

/** What is set about a module: one group of rows, and last and apart its deletion. */
export function ModuleSettings({ kind, module, options, widgets }: Props) {
  const { t } = useTranslation(['modules', 'shell'])
  const { t: ofKind } = useTranslation(kind.kind)
  const { archive } = kind
  const { Settings } = kind.module
  const remove = useMutation(kind.module.remove())
  const leave = useSaveAndLeave()
  const [first] = widgets
  const archived = archive ? options.filter(archive.isArchived) : []
  const address = { kind: kind.slug, moduleId: module.id }
  return (
    <>
      <RowGroup aria-label={t('settings', { name: module.name })}>
        {Settings && <Settings module={module} widget={first} />}
        {widgets.length < 2 && <ShowOnDashboard kind={kind} module={module} widget={first} />}
        <FoldRow
          label={t('places')}
          value={widgets.length === 1 ? first?.name : String(widgets.length)}
        >
          <PartTable
            isBare
            rows={widgets}
            table={tables.widgets(kind, module.id)}
            label={t('widgets')}
            subject={ofKind('subject.widgets')}
            rename={kind.widget.change}
            lead={{ header: t('shell:navigation.dashboard'), cell: () => <GridIcon /> }}
            hrefOf={({ id }) => paths.widget({ ...address, widgetId: id })}
            add={{ label: t('newWidget'), href: paths.newWidget(address) }}
          />
        </FoldRow>
        {archive && archived.length > 0 && <archive.List options={archived} />}
      </RowGroup>
      <DeleteButton
        label={ofKind('module.delete')}
        object={module.name}
        mutation={remove}
        variables={{ id: module.id }}
        onDeleted={() =>
          leave(paths.modules, t('shell:deleted', { object: module.name }), t('moduleDeleted'))
        }
        warning={t('deleteModule')}
      />
    </>
  )
}
