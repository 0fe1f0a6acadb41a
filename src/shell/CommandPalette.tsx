import { getGetWidgetsQueryOptions } from '@daymark/api'
import {
  CommandPalette as Palette,
  FileIcon,
  GridIcon,
  InfoIcon,
  KeyIcon,
  LogOutIcon,
  MailIcon,
  MenuItem,
  MenuSection,
  PersonIcon,
  PlusIcon,
  SettingsIcon,
} from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../module-kinds/registry.ts'
import { keptOffline } from '../offline/keptAnswers.ts'
import { dashboardWidgetPath, paths } from '../paths.ts'
import { addPaletteTexts } from './paletteTexts.ts'
import { useOwnModules } from './useOwnModules.ts'

addPaletteTexts()

const kinds = Object.values(moduleKinds)

interface Props {
  onClose: () => void
  onShowShortcuts: () => void
}

/** Goes to any screen, module or widget. */
export function CommandPalette({ onClose, onShowShortcuts }: Props) {
  const { t } = useTranslation(['shell', 'palette', ...kinds.map(({ kind }) => kind)])
  const { modules } = useOwnModules()
  const { data: widgets } = useQuery({ ...getGetWidgetsQueryOptions(), ...keptOffline })

  return (
    <Palette
      isOpen
      onOpenChange={onClose}
      label={t('palette:label')}
      searchLabel={t('palette:search')}
      emptyText={t('palette:empty')}
    >
      <MenuSection title={t('palette:screens')}>
        <MenuItem href={paths.dashboard} icon={<GridIcon />}>
          {t('navigation.dashboard')}
        </MenuItem>
        <MenuItem href={paths.modules} icon={<SettingsIcon />}>
          {t('navigation.settings')}
        </MenuItem>
        <MenuItem href={paths.account} icon={<PersonIcon />}>
          {t('user.account')}
        </MenuItem>
        <MenuItem href={paths.data} icon={<FileIcon />}>
          {t('palette:data')}
        </MenuItem>
        <MenuItem href={paths.addEmailAddress} icon={<MailIcon />}>
          {t('palette:addEmailAddress')}
        </MenuItem>
        <MenuItem href={paths.addPasskey} icon={<KeyIcon />}>
          {t('palette:addPasskey')}
        </MenuItem>
        <>
          {kinds.map(({ kind, slug }) => (
            <MenuItem key={kind} href={paths.newModule({ kind: slug })} icon={<PlusIcon />}>
              {t('palette:newModule', { kind: t(`${kind}:title`) })}
            </MenuItem>
          ))}
        </>
        <MenuItem onAction={onShowShortcuts} icon={<InfoIcon />}>
          {t('palette:shortcuts.title')}
        </MenuItem>
        <MenuItem href={paths.logout} icon={<LogOutIcon />}>
          {t('user.logout')}
        </MenuItem>
      </MenuSection>
      <MenuSection title={t('palette:widgets')}>
        {kinds.flatMap(({ kind, icon: Icon }) =>
          (widgets?.[kind] ?? []).map(({ id, name }) => (
            <MenuItem key={`${kind}-${id}`} href={dashboardWidgetPath(kind, id)} icon={<Icon />}>
              {name}
            </MenuItem>
          )),
        )}
      </MenuSection>
      <MenuSection title={t('navigation.modules')}>
        {modules.map(({ key, name, href, Icon }) => (
          <MenuItem key={key} href={href} icon={<Icon />}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <>{kinds.map(({ kind, Commands }) => Commands && <Commands key={kind} />)}</>
    </Palette>
  )
}
