import { Button, Inline, Table, type TableColumn, Text } from '@daymark/design-system'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveImport, startImport } from './importJob.ts'
import { newIn, type PlannedModule, stepCount, sum } from './plan.ts'
import { useCounts } from './words.ts'

interface Props {
  fileName: string
  plan: PlannedModule[]
  buttonRef: Ref<HTMLButtonElement>
}

type Row = PlannedModule & { key: number }

/** Shows what an import will create, before it starts. */
export function ImportPreview({ fileName: name, plan, buttonRef }: Props) {
  const { t } = useTranslation('takeout')
  const inWords = useCounts()
  const isNothing = stepCount(plan) === 0
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('import.module'), isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'new',
      header: t('import.new'),
      cell: (module) => inWords(newIn(module)) || t('import.none'),
    },
    {
      id: 'there',
      header: t('import.there'),
      cell: ({ there }) => inWords(there) || t('import.none'),
    },
  ]
  return (
    <>
      <Text>
        {isNothing
          ? t('import.nothing', { name })
          : t('import.willMake', { name, what: inWords(sum(plan.map(newIn))) })}
      </Text>
      <Table
        title={t('import.preview')}
        isTitleHidden
        headingLevel={3}
        columns={columns}
        rows={plan.map((module, key) => ({ ...module, key }))}
        rowKey={({ key }) => key}
        emptyText={t('import.none')}
      />
      <Inline gap={3}>
        {!isNothing && (
          <Button variant="primary" ref={buttonRef} onPress={() => void startImport()}>
            {t('import.start')}
          </Button>
        )}
        <Button ref={isNothing ? buttonRef : undefined} onPress={() => void leaveImport()}>
          {t('import.other')}
        </Button>
      </Inline>
    </>
  )
}
