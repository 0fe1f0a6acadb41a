import { Checkbox, Dialog, Inline, Kbd, List, ListRow } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { modifier, paletteKeys } from './paletteKeys.ts'
import './texts.ts'
import { useStore } from '../../../lib/store.ts'
import { singleKeySetting } from '../../../lib/preferences/deviceSetting.ts'

const shortcuts = [
  { does: 'palette', keys: paletteKeys },
  { does: 'list', keys: ['?'] },
  { does: 'sidebar', keys: [modifier, 'B'] },
  { does: 'messages', keys: ['F6'] },
  { does: 'statuses', keys: ['←', '→'] },
  { does: 'tick', keys: ['x'] },
  { does: 'add', keys: ['n'] },
  { does: 'days', keys: ['[', ']'] },
  { does: 'choose', keys: ['Space'] },
  { does: 'move', keys: ['Alt', '↑', '↓'] },
  { does: 'rows', keys: ['↑', '↓'] },
] as const

/** Every shortcut; none of them is the only way. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['palette', 'shell'])
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('shortcuts.title')}
      closeLabel={t('shell:close')}
      isDismissable
    >
      <List aria-label={t('shortcuts.title')}>
        {shortcuts.map(({ does, keys }) => (
          <ListRow
            key={does}
            title={t(`shortcuts.does.${does}`)}
            end={
              <Inline gap={1}>
                {keys.map((key) => (
                  <Kbd key={key}>{key === 'Space' ? t('shortcuts.space') : key}</Kbd>
                ))}
              </Inline>
            }
          />
        ))}
      </List>
      <Checkbox
        isSelected={useStore(singleKeySetting) === 'on'}
        onChange={(isOn) => singleKeySetting.choose(isOn ? 'on' : 'off')}
      >
        {t('shortcuts.singleKeys')}
      </Checkbox>
    </Dialog>
  )
}
