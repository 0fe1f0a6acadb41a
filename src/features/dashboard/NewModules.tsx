import { Button, Inline, PlusIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { openNewModule } from '../../ui/new-module/openNewModule.ts'
import { moduleKinds } from '../moduleKinds.ts'

const kinds = Object.values(moduleKinds)

/** Follows the widgets with a button for a new module of each kind. */
export function NewModules() {
  const { t } = useTranslation(kinds.map(({ kind }) => kind))
  return (
    <Inline isOnScreenOnly>
      {kinds.map((kind, index) => (
        <Button
          key={kind.kind}
          variant="quiet"
          isInLine={index === 0}
          icon={<PlusIcon size="small" />}
          onPress={() => openNewModule(kind)}
        >
          {t(`${kind.kind}:module.new`)}
        </Button>
      ))}
    </Inline>
  )
}
