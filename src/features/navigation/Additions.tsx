import { MenuItem, MenuSection, PlusIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { openNewModule } from '../../ui/new-module/openNewModule.ts'
import { moduleKinds } from '../moduleKinds.ts'
import { useOwnModules } from './useOwnModules.ts'

const kinds = Object.values(moduleKinds)

/** Shows the entries of the menu that adds something to one of the person's modules, or creates a module. */
export function Additions() {
  const { t } = useTranslation(['shell', ...kinds.map(({ kind }) => kind)])
  const { modules } = useOwnModules()
  return (
    <>
      {modules.length > 0 && (
        <MenuSection title={t('navigation.addTo')}>
          {modules.map(({ key, name, newOptionHref, Icon }) => (
            <MenuItem key={key} isName href={newOptionHref} icon={<Icon />}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <>
        {kinds.map((kind) => (
          <MenuItem key={kind.kind} onAction={() => openNewModule(kind)} icon={<PlusIcon />}>
            {t(`${kind.kind}:module.new`)}
          </MenuItem>
        ))}
      </>
    </>
  )
}
