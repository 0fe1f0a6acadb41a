import { MenuItem, MenuSection, PlusIcon } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../module-kinds/registry.ts'
import { paths } from '../paths.ts'
import { OpeningMenu } from '../ui/OpeningMenu.tsx'
import { useOwnModules } from './useOwnModules.ts'

const kinds = Object.values(moduleKinds)

/** What can be made: something in one of the person's modules, or a module. */
export function AddMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation(['shell', ...kinds.map(({ kind }) => kind)])
  const { modules } = useOwnModules()
  return (
    <OpeningMenu placement="top start" trigger={trigger}>
      {modules.length > 0 && (
        <MenuSection title={t('navigation.addTo')}>
          {modules.map(({ key, name, newOptionHref, Icon }) => (
            <MenuItem key={key} href={newOptionHref} icon={<Icon />}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSection title={t('navigation.newModule')}>
        {kinds.map(({ kind, slug }) => (
          <MenuItem key={kind} href={paths.newModule({ kind: slug })} icon={<PlusIcon />}>
            {t(`${kind}:title`)}
          </MenuItem>
        ))}
      </MenuSection>
    </OpeningMenu>
  )
}
