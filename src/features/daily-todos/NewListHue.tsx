import { Swatches } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPreferences } from '../../lib/preferences/preferences.ts'
import type { NewHueProps } from '../../ui/module-kind/moduleKind.ts'
import './changes/texts.ts'
import { useHueNames } from './hueNames.ts'
import { nextHue } from './listHue.ts'

/** Chooses the colour of a new list. Until then it is the one that the list gets anyway. */
export function NewListHue({ value, onChange }: NewHueProps) {
  const { t } = useTranslation('listChanges')
  const client = useQueryClient()
  const [next] = useState(() => nextHue(client, readPreferences().hues ?? {}))
  return (
    <Swatches
      label={t('hue.row')}
      isSpread
      names={useHueNames()}
      value={value ?? next}
      onChange={onChange}
    />
  )
}
