import { MenuItem } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useOwnModules } from './useOwnModules.ts'

const placeholders = [1, 2, 3]

/** Shows the entries of `ModulesMenu`, or three disabled placeholders for a person without modules. */
export function ModuleItems() {
  const { t } = useTranslation('shell')
  const { modules, isLoading, hasFailed } = useOwnModules()
  if (modules.length === 0 && !isLoading && !hasFailed) {
    return placeholders.map((number) => (
      <MenuItem key={number} id={`placeholder-${number}`} isDisabled>
        {t('navigation.placeholder', { number })}
      </MenuItem>
    ))
  }
  return (
    <>
      {modules.map(({ key, name, href, Icon }) => (
        <MenuItem key={key} id={key} href={href} icon={<Icon />}>
          {name}
        </MenuItem>
      ))}
      {(isLoading || hasFailed) && (
        <MenuItem id="state" isDisabled>
          {isLoading ? t('navigation.loadingModules') : t('navigation.loadFailed')}
        </MenuItem>
      )}
    </>
  )
}
