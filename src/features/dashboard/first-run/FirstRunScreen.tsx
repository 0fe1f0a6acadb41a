import { ButtonLink } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import './texts.ts'
import type { FirstRunOfKind } from '../../../ui/module-kind/firstRun.ts'
import { moduleKinds } from '../../moduleKinds.ts'
import { paths } from '../../../paths.ts'
import { FirstRunForm } from './FirstRunForm.tsx'

/** Loads what the kinds say about how one begins with them. */
export async function loadFirstRun() {
  const loaded = await Promise.all(
    Object.values(moduleKinds).map(async (kind) => ({ kind, firstRun: await kind.firstRun?.() })),
  )
  const firstRuns = loaded.flatMap(({ kind, firstRun }) => (firstRun ? [{ kind, firstRun }] : []))
  return function FirstRunScreen() {
    return <EmptyDashboard firstRuns={firstRuns} />
  }
}

/** A dashboard without widgets: a few words make the first ones (docs/product.md#7-11). */
function EmptyDashboard({ firstRuns }: { firstRuns: readonly FirstRunOfKind[] }) {
  const { t } = useTranslation('firstRun')
  return (
    <FirstRunForm
      firstRuns={firstRuns}
      otherWay={
        <ButtonLink variant="quiet" isFullWidth href={paths.modules}>
          {t('stepByStep')}
        </ButtonLink>
      }
    />
  )
}
