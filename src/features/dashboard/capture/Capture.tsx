import { useSearchParams } from 'react-router-dom'
import type { PlacedWidget } from '../placedWidget.ts'
import { CaptureDialog } from './CaptureDialog.tsx'
import { capturedText } from './captureAddress.ts'

/** Offers to add what the address brings, once. */
export function Capture({ widgets }: { widgets: readonly PlacedWidget[] }) {
  const [address, setAddress] = useSearchParams()
  const text = capturedText(address)
  if (text === undefined) return null
  return (
    <CaptureDialog
      text={text}
      widgets={widgets}
      onClose={() => setAddress({}, { replace: true })}
    />
  )
}
