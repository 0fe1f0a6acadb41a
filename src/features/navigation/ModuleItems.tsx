import { MenuItem } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useOwnModules } from './useOwnModules.ts'

/** Shows the entries of the menu of the person's own modules. */
export function ModuleItems() {
  const { t } = useTranslation('shell')
  const { modules, isLoading, hasFailed, placeholders } = useOwnModules()
  return (
    <>
      {modules.map(({ key, name, href, Icon }) => (
        <MenuItem key={key} isName id={key} href={href} icon={<Icon />}>
          {name}
        </MenuItem>
      ))}
      {(isLoading || hasFailed) && (
        <MenuItem id="state" isDisabled>
          {isLoading ? t('navigation.loadingModules') : t('navigation.loadFailed')}
        </MenuItem>
      )}
      {placeholders.map((number) => (
        <MenuItem key={number} id={`placeholder-${number}`} isDisabled>
          {t('navigation.placeholder', { number })}
        </MenuItem>
      ))}
    </>
  )
}
