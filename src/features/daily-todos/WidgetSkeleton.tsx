import { Inline, Skeleton, Stack } from '@daymark/design-system'

/** The shape of a list of to-dos. */
export function WidgetSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton width="short" />
      {[1, 2, 3, 4].map((row) => (
        <Inline key={row} justify="between" isOnOneLine>
          <Stack gap={0} isGrowing>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </Stack>
          <Stack gap={0} isGrowing>
            <Skeleton shape="control" />
          </Stack>
        </Inline>
      ))}
    </Stack>
  )
}
