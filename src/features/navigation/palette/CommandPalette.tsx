import { useGetWidgets } from '@daymark/api'
import {
  CommandPalette as Palette,
  FileIcon,
  InfoIcon,
  KeyIcon,
  MailIcon,
  MenuItem,
  MenuSection,
  PlusIcon,
} from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../../moduleKinds.ts'
import { dashboardWidgetPath, paths } from '../../../paths.ts'
import { inChosenOrder, widgetsOrder } from '../../../ui/arrange/chosenOrder.ts'
import './texts.ts'
import { useEntries } from '../useEntries.tsx'
import { useOwnModules } from '../useOwnModules.ts'

const kinds = Object.values(moduleKinds)

interface Props {
  onClose: () => void
  onShowShortcuts: () => void
}

/** Goes to any screen, module or widget. */
export function CommandPalette({ onClose, onShowShortcuts }: Props) {
  const { t } = useTranslation(['shell', 'palette', ...kinds.map(({ kind }) => kind)])
  const entries = useEntries()
  const { modules } = useOwnModules()
  const { data: widgets } = useGetWidgets()
  const [typed, setTyped] = useState('')

  return (
    <Palette
      isOpen
      onOpenChange={onClose}
      label={t('palette:label')}
      searchLabel={t('palette:search')}
      onType={setTyped}
      emptyText={t('palette:empty')}
    >
      <MenuSection title={t('palette:screens')}>
        <MenuItem {...entries.dashboard} />
        <MenuItem {...entries.modules} />
        <MenuItem {...entries.account} />
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
              {t(`${kind}:module.new`)}
            </MenuItem>
          ))}
        </>
        <MenuItem onAction={onShowShortcuts} icon={<InfoIcon />}>
          {t('palette:shortcuts.title')}
        </MenuItem>
        <MenuItem {...entries.logout} />
      </MenuSection>
      <MenuSection title={t('palette:widgets')}>
        {kinds.flatMap(({ kind, icon: Icon }) =>
          inChosenOrder(widgetsOrder(kind), widgets?.[kind] ?? []).map(({ id, name }) => (
            <MenuItem key={`${kind}-${id}`} href={dashboardWidgetPath(kind, id)} icon={<Icon />}>
              {name}
            </MenuItem>
          )),
        )}
      </MenuSection>
      <MenuSection title={t('palette:modules')}>
        {modules.map(({ key, name, href, Icon }) => (
          <MenuItem key={key} href={href} icon={<Icon />}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <>{kinds.map(({ kind, Commands }) => Commands && <Commands key={kind} typed={typed} />)}</>
    </Palette>
  )
}
