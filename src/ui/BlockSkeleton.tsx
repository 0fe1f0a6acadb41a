import { Poster, Skeleton } from '@daymark/design-system'

/** The shape of what a widget holds, if it has none of its own: a text or an image. */
export function BlockSkeleton() {
  return <Skeleton shape="block" />
}

/** The shape of its card; its name may be known before. */
export function BlockCardSkeleton({ name }: { name?: string }) {
  return (
    <Poster name={name}>
      <BlockSkeleton />
    </Poster>
  )
}
