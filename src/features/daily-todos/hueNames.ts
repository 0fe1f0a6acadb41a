import { listHueNames, type ListHue } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import './changes/texts.ts'

/** Returns what each hue is called, in the language of the page. */
export function useHueNames(): Record<ListHue, string> {
  const { t } = useTranslation('listChanges')
  const names = listHueNames.map((hue) => [hue, t(`hue.names.${hue}`)] as const)
  return Object.fromEntries(names) as Record<ListHue, string>
}
