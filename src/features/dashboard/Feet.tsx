import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { CardKeys } from './CardKeys.tsx'
import { InstallOffer } from './InstallOffer.tsx'
import type { PlacedWidget } from './placedWidget.ts'

const Capture = lazyPart(async () => (await import('./capture/Capture.tsx')).Capture)

/** Renders what follows the widgets: legend, shortcuts, the offer to install the app, and what another app shares. */
export function Feet({ widgets }: { widgets: readonly PlacedWidget[] }) {
  const [address] = useSearchParams()
  return (
    <>
      {[...new Set(widgets.map(({ kind }) => kind))].map(
        ({ kind, Foot }) => Foot && <Foot key={kind} />,
      )}
      <CardKeys />
      <InstallOffer />
      {address.size > 0 && <Capture widgets={widgets} />}
    </>
  )
}
