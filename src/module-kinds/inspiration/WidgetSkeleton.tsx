import { Skeleton } from '@daymark/design-system'

/** The shape of a text or an image. */
export function WidgetSkeleton() {
  return <Skeleton shape="block" />
}
