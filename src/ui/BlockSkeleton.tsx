import { Skeleton } from '@daymark/design-system'

/** The shape of a widget that has none of its own: a text or an image. */
export function BlockSkeleton() {
  return <Skeleton shape="block" />
}
