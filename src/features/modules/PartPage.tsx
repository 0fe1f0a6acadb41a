import { ArchiveIcon, QuietAction, RowGroup, Stack } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  ArchiveOffer,
  MutationOptionsOf,
  OnSaved,
  OptionOrWidget,
} from '../../ui/module-kind/moduleKind.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { useLeave } from '../../lib/forms/leave.tsx'
import { useSaveAndLeave } from '../../ui/useSaveAndLeave.ts'
import type { ModuleOfRoute } from './moduleRoute.ts'
import { WayToModule } from './ways.tsx'
import './texts.ts'

/** A form; `onSaved` leads to the module, and names what was saved. */
type RenderForm = (onSaved: OnSaved) => ReactNode

interface NewProps extends ModuleOfRoute {
  title: string
  /** The form has one field, which gets the focus. */
  hasOneField?: boolean
  /** The form that makes it. */
  renderForm: RenderForm
}

/** The page of a new option or widget. */
export function NewPartPage({ kind, moduleId, title, hasOneField, renderForm }: NewProps) {
  const { t } = useTranslation('shell')
  const goToModule = useGoToModule({ kind, moduleId })
  return (
    <>
      <ScreenHeader
        hasOneField={hasOneField}
        title={title}
        wayBack={<WayToModule kind={kind} moduleId={moduleId} />}
      />
      <Stack maxWidth="form">
        {renderForm((name) => goToModule(t('saved', { object: name })))}
      </Stack>
    </>
  )
}

interface Props extends Pick<ModuleOfRoute, 'kind'> {
  part: OptionOrWidget
  isFetching: boolean
  remove: MutationOptionsOf<unknown, { id: number }>
  deleteLabel: string
  /** What can be done instead of deleting it. */
  archiveOffer?: ArchiveOffer | undefined
  /** What else is deleted with it. */
  deleteWarning?: string
  /** The form that changes it. */
  renderForm: RenderForm
  /** How it is with it, below its name. */
  state?: ReactNode
  /** `GroupRow` elements below the form. */
  settings?: ReactNode
}

/** The page of an option or a widget, which leads to its module when it was saved or deleted. */
export function PartPage({ kind, part, isFetching, archiveOffer, renderForm, ...props }: Props) {
  const { t } = useTranslation(['shell', 'modules'])
  const { name: object, module: moduleId } = part
  const remove = useMutation(props.remove())
  const goToModule = useGoToModule({ kind, moduleId })
  const leave = useLeave()
  const startArchive = async ({ start }: ArchiveOffer) => {
    if (await start()) await leave(paths.module({ kind: kind.slug, moduleId }))
  }
  return (
    <>
      <ScreenHeader
        isName
        title={object}
        wayBack={<WayToModule kind={kind} moduleId={moduleId} />}
        sign={<kind.module.Sign isLarge module={moduleId} />}
        description={props.state}
        actions={<RefetchIndicator isFetching={isFetching} />}
      />
      <Stack maxWidth="form" gap={6}>
        {renderForm((name, isChangedElsewhere) =>
          goToModule(
            t('saved', { object: name }),
            isChangedElsewhere ? t('changedElsewhere') : undefined,
          ),
        )}
        {props.settings !== undefined && (
          <RowGroup aria-label={t('modules:settings', { name: object })}>{props.settings}</RowGroup>
        )}
        <Stack gap={0}>
          {archiveOffer && (
            <QuietAction
              icon={<ArchiveIcon size="small" />}
              onPress={() => {
                if (!archiveOffer.isPending) void startArchive(archiveOffer)
              }}
            >
              {archiveOffer.label}
            </QuietAction>
          )}
          <DeleteButton
            label={props.deleteLabel}
            object={object}
            mutation={remove}
            variables={{ id: part.id }}
            onDeleted={() => goToModule(t('deleted', { object }), t('modules:partDeleted'))}
            warning={props.deleteWarning}
            instead={
              archiveOffer?.insteadOfDeletion === undefined
                ? undefined
                : {
                    label: archiveOffer.label,
                    text: archiveOffer.insteadOfDeletion,
                    onPress: () => void startArchive(archiveOffer),
                  }
            }
          />
        </Stack>
      </Stack>
    </>
  )
}

/** Returns a function that leads to the page of the module, with a message about what was done. */
function useGoToModule({ kind, moduleId }: ModuleOfRoute) {
  const leave = useSaveAndLeave()
  return (message: string, more?: string) =>
    leave(paths.module({ kind: kind.slug, moduleId }), message, more)
}
