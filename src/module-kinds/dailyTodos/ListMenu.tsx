import { FlameIcon, Menu, MenuItem, SettingsIcon } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpeningMenu } from '../../ui/menuOnDemand.tsx'
import { showStreaks, useAreStreaksShown } from './history/streakSetting.ts'

interface Props {
  list: { modulePath: string }
  trigger: ReactElement
}

/** What can be done with a list as a whole. Opens at once, see `menuOnDemand`. */
export function ListMenu({ list, trigger }: Props) {
  const [isOpen, setOpen] = useOpeningMenu()
  const { t } = useTranslation('dailyTodos')
  const areStreaksShown = useAreStreaksShown()
  return (
    <Menu
      trigger={trigger}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      autoFocus="first"
    >
      <MenuItem href={list.modulePath} icon={<SettingsIcon />}>
        {t('list.settings')}
      </MenuItem>
      <MenuItem onAction={() => showStreaks(!areStreaksShown)} icon={<FlameIcon />}>
        {areStreaksShown ? t('streak.hide') : t('streak.show')}
      </MenuItem>
    </Menu>
  )
}
