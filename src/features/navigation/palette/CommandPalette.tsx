import { CommandPalette as Palette } from '@daymark/design-system'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../../moduleKinds.ts'
import { toasts } from '../../../ui/toasts.ts'

interface EntriesProps {
  typed: string
  onShowShortcuts: () => void
}

/** Fetches what the palette finds, with what the kinds have in it, so that nothing comes afterwards. */
async function loadEntries(): Promise<ComponentType<EntriesProps>> {
  const [{ PaletteEntries }] = await Promise.all([
    import('./PaletteEntries.tsx'),
    ...Object.values(moduleKinds).map(({ Commands }) => Commands?.preload()),
  ])
  return PaletteEntries
}

interface Props {
  onClose: () => void
  onShowShortcuts: () => void
}

/**
 * Goes to any screen, module or widget. The field is there at once, because people type right after the keys that open
 * it. What it finds may follow.
 */
export function CommandPalette({ onClose, onShowShortcuts }: Props) {
  const { t } = useTranslation(['shell', 'palette'])
  const [typed, setTyped] = useState('')
  const [Entries, setEntries] = useState<ComponentType<EntriesProps>>()

  useEffect(() => {
    let isClosed = false
    loadEntries().then(
      (Loaded) => {
        if (!isClosed) setEntries(() => Loaded)
      },
      () => {
        if (isClosed) return
        toasts.show({ tone: 'danger', title: t('partMissing') })
        onClose()
      },
    )
    return () => {
      isClosed = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
  }, [])

  return (
    <Palette
      isOpen
      onOpenChange={onClose}
      label={t('palette.label')}
      searchLabel={t('palette.search')}
      onType={setTyped}
      emptyText={t(Entries ? 'palette.empty' : 'loading')}
      foundText={(count) => t('palette:found', { count })}
    >
      {Entries && <Entries typed={typed} onShowShortcuts={onShowShortcuts} />}
    </Palette>
  )
}
