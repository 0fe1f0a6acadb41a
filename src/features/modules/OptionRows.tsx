import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { optionsOrder, useChosenOrder } from '../../ui/arrange/chosenOrder.ts'
import type { OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { type ModuleOfRoute, tables } from './moduleRoute.ts'
import { PartTable } from './PartTable.tsx'

interface Props extends ModuleOfRoute {
  /** All of them, also those in the archive. */
  options: readonly OptionOrWidget[]
}

/** The options of a module that are not in the archive, with what their kind says of each. */
export function OptionRows({ kind, moduleId, options }: Props) {
  const { t: ofKind } = useTranslation(kind.kind)
  const { archive } = kind
  const { Facts, rename } = kind.option
  const present = options.filter((option) => archive?.isArchived(option) !== true)
  const rows = useChosenOrder(optionsOrder(moduleId), present)
  return (
    <Facts module={moduleId} options={present}>
      {({ columns, isNameQuoted, lead, order, emptyLabel }) => (
        <PartTable
          rows={rows}
          table={tables.options(kind, moduleId)}
          label={ofKind('option.list')}
          subject={ofKind('subject.options')}
          columns={columns}
          isNameQuoted={isNameQuoted}
          lead={lead}
          order={order}
          rename={rename}
          hrefOf={({ id }) => paths.option({ kind: kind.slug, moduleId, optionId: id })}
          add={{
            label: ofKind('option.add'),
            href: paths.newOption({ kind: kind.slug, moduleId }),
            emptyLabel,
          }}
        />
      )}
    </Facts>
  )
}
