import { useGetWidgets } from '@daymark/api'
import {
  FileIcon,
  InfoIcon,
  KeyIcon,
  MailIcon,
  MenuItem,
  MenuSection,
  PlusIcon,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../../moduleKinds.ts'
import { dashboardWidgetPath, paths } from '../../../paths.ts'
import { inChosenOrder, widgetsOrder } from '../../../ui/arrange/chosenOrder.ts'
import './texts.ts'
import { useEntries } from '../useEntries.tsx'
import { openNewModule } from '../../../ui/new-module/openNewModule.ts'
import { useOwnModules } from '../useOwnModules.ts'

const kinds = Object.values(moduleKinds)

interface Props {
  typed: string
  onShowShortcuts: () => void
}

/** Everything that the palette finds: screens, widgets, modules, and what the kinds have in it. */
export function PaletteEntries({ typed, onShowShortcuts }: Props) {
  const { t } = useTranslation(['shell', 'palette', ...kinds.map(({ kind }) => kind)])
  const entries = useEntries()
  const { modules } = useOwnModules()
  const { data: widgets } = useGetWidgets()

  return (
    <>
      <MenuSection title={t('palette:screens')}>
        <MenuItem {...entries.dashboard} />
        <MenuItem {...entries.history} />
        <MenuItem
          {...entries.modules}
          foundBy={`${entries.modules.children} ${t('palette:preferences')}`}
        />
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
          {kinds.map((kind) => (
            <MenuItem key={kind.kind} onAction={() => openNewModule(kind)} icon={<PlusIcon />}>
              {t(`${kind.kind}:module.new`)}
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
            <MenuItem
              key={`${kind}-${id}`}
              isName
              href={dashboardWidgetPath(kind, id)}
              icon={<Icon />}
            >
              {name}
            </MenuItem>
          )),
        )}
      </MenuSection>
      <MenuSection title={t('palette:modules')}>
        {modules.map(({ key, name, href, Icon }) => (
          <MenuItem key={key} isName href={href} icon={<Icon />}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <>{kinds.map(({ kind, Commands }) => Commands && <Commands key={kind} typed={typed} />)}</>
    </>
  )
}
