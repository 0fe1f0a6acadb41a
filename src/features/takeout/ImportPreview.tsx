import { Button, Name, Stack, Table, type TableColumn, Text } from '@daymark/design-system'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveImport, startImport } from './importJob.ts'
import { newIn, type PlannedModule, stepCount } from './plan.ts'
import type { LeftOut } from '../../ui/module-kind/takeout.ts'
import { useCounts, useLeftOut, usePreview } from './words.ts'

interface Props {
  fileName: string
  plan: PlannedModule[]
  leftOut: LeftOut[]
  addsChoicesOnly: boolean
  buttonRef: Ref<HTMLButtonElement>
}

type Row = PlannedModule & { key: number }

/** Shows what an import will create, before it starts. */
export function ImportPreview({ buttonRef, ...preview }: Props) {
  const { plan, leftOut, addsChoicesOnly } = preview
  const { t } = useTranslation('takeout')
  const inWords = useCounts()
  const previewIn = usePreview()
  const sentences = useLeftOut()(leftOut)
  const isNothing = stepCount(plan) === 0 && !addsChoicesOnly
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      header: t('import.module'),
      isRowHeader: true,
      cell: ({ name }) => <Name>{name}</Name>,
    },
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
      <Text weight="strong">{previewIn(preview)}</Text>
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm" tone="muted">
          {sentence}
        </Text>
      ))}
      <Table
        title={t('import.preview')}
        isTitleHidden
        headingLevel={3}
        columns={columns}
        rows={plan.map((module, key) => ({ ...module, key }))}
        rowKey={({ key }) => key}
        emptyText={t('import.none')}
      />
      <Stack gap={1}>
        {!isNothing && (
          <Button
            variant="primary"
            size="large"
            isFullWidth
            ref={buttonRef}
            onPress={() => void startImport()}
          >
            {t('import.start')}
          </Button>
        )}
        <Button
          variant="quiet"
          isFullWidth
          ref={isNothing ? buttonRef : undefined}
          onPress={() => void leaveImport()}
        >
          {t('import.other')}
        </Button>
      </Stack>
    </>
  )
}
