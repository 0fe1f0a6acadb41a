import { Button, FactList, Name, Stack, Text } from '@daymark/design-system'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveImport, startImport } from './importJob.ts'
import { newIn, type PlannedModule, stepCount } from './plan.ts'
import type { LeftOut } from '../../ui/module-kind/takeout.ts'
import { useImportWords } from './words.ts'

interface Props {
  fileName: string
  plan: PlannedModule[]
  leftOut: LeftOut[]
  addsChoicesOnly: boolean
  buttonRef: Ref<HTMLButtonElement>
}

/** Shows what an import will create, before it starts. */
export function ImportPreview({ buttonRef, ...preview }: Props) {
  const { plan, leftOut, addsChoicesOnly } = preview
  const { t } = useTranslation('takeout')
  const { ofCounts, ofLeftOut, ofPreview } = useImportWords()
  const isNothing = stepCount(plan) === 0 && !addsChoicesOnly
  const factsOf = (module: PlannedModule) => {
    const there = ofCounts(module.there)
    return [ofCounts(newIn(module)), there && t('import.there', { what: there })].filter(Boolean)
  }
  return (
    <>
      <Text weight="strong">{ofPreview(preview)}</Text>
      <FactList
        aria-label={t('import.preview')}
        rows={plan.map((module, key) => ({
          key,
          name: <Name>{module.name}</Name>,
          facts: factsOf(module),
        }))}
      />
      {ofLeftOut(leftOut).map((sentence) => (
        <Text key={sentence} size="sm" tone="muted">
          {sentence}
        </Text>
      ))}
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
