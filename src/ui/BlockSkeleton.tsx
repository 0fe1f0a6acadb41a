import { Poster, Skeleton } from '@daymark/design-system'

/** The shape of what a widget holds, if it has none of its own: a text or an image. */
export function BlockSkeleton() {
  return <Skeleton shape="block" />
}

/** The shape of its card. */
export function BlockCardSkeleton() {
  return (
    <Poster>
      <BlockSkeleton />
    </Poster>
  )
}
