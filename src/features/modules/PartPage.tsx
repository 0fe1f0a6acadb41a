import { Inline, Stack } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  AnyModuleKind,
  MutationOptionsOf,
  OptionOrWidget,
} from '../../ui/module-kind/moduleKind.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'
import { ModuleBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import './texts.ts'

interface Props {
  kind: AnyModuleKind
  part: OptionOrWidget
  isFetching: boolean
  remove: MutationOptionsOf<unknown, { id: number }>
  deleteLabel: string
  /** What else is deleted with it. */
  deleteWarning?: string
  /** The form to change it; `onSaved` leads to its module, and names what was saved. */
  renderForm: (onSaved: (name: string) => Promise<void>) => ReactNode
}

/** The page of an option or a widget, which leads to its module when it was saved or deleted. */
export function PartPage({ kind, part, isFetching, renderForm, ...props }: Props) {
  const { t } = useTranslation(['shell', 'modules'])
  const { name: object, module: moduleId } = part
  const remove = useMutation(props.remove())
  const leave = useLeaveSaying()
  const goToModule = (message: string, more?: string) =>
    leave(paths.module({ kind: kind.slug, moduleId }), message, more)
  return (
    <>
      <ScreenHeader
        title={object}
        parent={<ModuleBreadcrumbs kind={kind} moduleId={moduleId} current={object} />}
        actions={<RefetchIndicator isFetching={isFetching} />}
      />
      <Stack maxWidth="form" gap={12}>
        {renderForm((name) => goToModule(t('saved', { object: name })))}
        <Inline>
          <DeleteButton
            label={props.deleteLabel}
            object={object}
            mutation={remove}
            variables={{ id: part.id }}
            onDeleted={() => goToModule(t('deleted', { object }), t('modules:partDeleted'))}
            warning={props.deleteWarning}
          />
        </Inline>
      </Stack>
    </>
  )
}
