import { ReorderInPlace, SwipeRows } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useChooseOrder } from '../../ui/arrange/useChooseOrder.ts'
import '../../ui/arrange/texts.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { InstallOffer } from './InstallOffer.tsx'
import { NewModules } from './NewModules.tsx'
import type { PlacedWidget } from './placedWidget.ts'

// Comes with these parts, which the page loads when it is idle too.
export { ClockNote } from './clock/ClockNote.tsx'

const Capture = lazyPart(async () => (await import('./capture/Capture.tsx')).Capture)

/** Renders what follows the widgets: how they are moved (docs/product.md#7-18) and wiped over, the buttons for new ones, the offer to install the app, and what another app shares. */
export function DashboardExtras({ widgets }: { widgets: readonly PlacedWidget[] }) {
  const { t } = useTranslation('arrange')
  const [address] = useSearchParams()
  return (
    <>
      <ReorderInPlace
        onReorder={useChooseOrder()}
        movedLabel={(name, position, total) => t('moved', { name, position, total })}
      />
      <SwipeRows />
      <NewModules />
      <InstallOffer />
      {address.size > 0 && <Capture widgets={widgets} />}
    </>
  )
}
