import type { DailyTodoOption } from '@daymark/api'
import { ChoiceRowName, type ChoiceRowNameLook, Name } from '@daymark/design-system'
import { lazyComponent } from '../../../ui/lazyPart.tsx'
import { ActionMenu } from '../../../ui/menu/ActionMenu.tsx'

const Items = lazyComponent(async () => (await import('./todoMenuParts.tsx')).TodoMenuItems)
const Dialog = lazyComponent(async () => (await import('./todoMenuParts.tsx')).TodoMenuDialog)

interface Props {
  option: DailyTodoOption
  look: ChoiceRowNameLook
}

/** The name of a to-do, which opens what else can be done with it. */
export function TodoMenu({ option, look }: Props) {
  return (
    <ActionMenu
      subject={{ option, button: look.ref }}
      title={<Name>{option.name}</Name>}
      description={option.text === option.name ? undefined : option.text}
      trigger={<ChoiceRowName {...look} />}
      Items={Items}
      Dialog={Dialog}
    />
  )
}
