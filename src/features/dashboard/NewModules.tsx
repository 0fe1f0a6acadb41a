import { AddCard, Grid, PlusIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { openNewModule } from '../../ui/new-module/openNewModule.ts'
import { moduleKinds } from '../moduleKinds.ts'

const kinds = Object.values(moduleKinds)

/** Follows the widgets with the place of a new module of each kind. */
export function NewModules() {
  const { t } = useTranslation(kinds.map(({ kind }) => kind))
  return (
    <Grid columns={2}>
      {kinds.map((kind, index) => (
        <AddCard
          key={kind.kind}
          // The first is what people make most.
          icon={index === 0 ? <PlusIcon /> : <kind.icon />}
          onPress={() => openNewModule(kind)}
        >
          {t(`${kind.kind}:module.new`)}
        </AddCard>
      ))}
    </Grid>
  )
}
