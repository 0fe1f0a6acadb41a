import { ButtonLink, Name, PlusIcon, RowSection, RowTable, Stack } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allPagesQuery } from '../../lib/query/allPages.ts'
import { paths } from '../../paths.ts'
import { asMade } from '../../ui/arrange/chosenOrder.ts'
import type { AnyModuleKind } from '../../ui/module-kind/moduleKind.ts'
import { tables } from './moduleRoute.ts'
import { usePagedRows } from './pagedRows.tsx'
import { NameInPlace, RenamePencil } from './NameInPlace.tsx'
import './texts.ts'

export const modulesQuery = (kind: AnyModuleKind) => allPagesQuery(kind.module.list, {})

/** The modules of a kind: each leads to its page, says how far it is, and changes its name in place. */
export function ModulesTable({ kind }: { kind: AnyModuleKind }) {
  const { t } = useTranslation(kind.kind)
  const { t: ofScreen } = useTranslation(['modules', 'shell'])
  const { State, Sign } = kind.module
  const { data } = useSuspenseQuery(modulesQuery(kind))
  const title = t('title')
  const { shown, loadedLabel, pagination } = usePagedRows(tables.modules(kind), title, asMade(data))
  const [renamed, setRenamed] = useState<number>()
  const [wasRenamed, setWasRenamed] = useState<number>()
  return (
    <RowSection
      title={title}
      action={
        <ButtonLink
          variant="quiet"
          size="small"
          href={paths.newModule({ kind: kind.slug })}
          icon={<PlusIcon size="small" />}
          aria-label={`${ofScreen('shell:new')}: ${title}`}
        >
          {ofScreen('shell:new')}
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        <RowTable
          label={title}
          rows={shown}
          rowKey={({ id }) => id}
          lead={{
            header: ofScreen('sign'),
            cell: ({ id }) => <Sign module={id} />,
          }}
          name={{ header: ofScreen('shell:name'), cell: ({ name }) => <Name>{name}</Name> }}
          hrefOf={({ id }) => paths.module({ kind: kind.slug, moduleId: id })}
          columns={[
            {
              id: 'state',
              header: t('module.state'),
              place: 'wide',
              cell: ({ id }) => <State module={id} />,
            },
          ]}
          action={{
            header: ofScreen('renaming'),
            cell: ({ id, name }) => (
              <RenamePencil
                name={name}
                autoFocus={wasRenamed === id}
                onPress={() => {
                  setRenamed(id)
                  setWasRenamed(id)
                }}
              />
            ),
          }}
          insteadOf={(row) =>
            row.id === renamed ? (
              <NameInPlace
                row={row}
                rename={kind.module.change}
                onClose={() => setRenamed(undefined)}
              />
            ) : undefined
          }
          emptyText={ofScreen('shell:pagination.empty', { subject: t('subject.modules') })}
          loadedLabel={loadedLabel}
        />
        {pagination}
      </Stack>
    </RowSection>
  )
}
