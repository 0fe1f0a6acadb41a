import { ChoiceRowSkeleton, ListCard, ListCardFooter } from '@daymark/design-system'

/** The shape of the rows of a list, and of the line below them. */
export function RowsSkeleton() {
  return (
    <>
      {(['medium', 'long', 'medium', 'short'] as const).map((width, index) => (
        <ChoiceRowSkeleton key={index} width={width} />
      ))}
      <ListCardFooter>{null}</ListCardFooter>
    </>
  )
}

/** The shape of a list that comes later; its name may be known before. */
export function WidgetSkeleton({ name }: { name?: string }) {
  return (
    <ListCard name={name} hue="day" count={null}>
      <RowsSkeleton />
    </ListCard>
  )
}
