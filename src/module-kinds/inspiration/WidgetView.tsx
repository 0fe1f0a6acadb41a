import { Text } from '@daymark/design-system'
import type { WidgetViewProps } from '../moduleKind.ts'

// oxlint-disable-next-line import/no-default-export -- React.lazy wants one
export default function WidgetView({ widget }: WidgetViewProps) {
  return <Text>{widget.name}</Text>
}
