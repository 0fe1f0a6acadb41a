import { RowGroup, Stack } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnSaved, OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { paths } from '../../paths.ts'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
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
  /** The form that changes it. */
  renderForm: RenderForm
  /** How it is with it, below its name. */
  state?: ReactNode
  /** `GroupRow` elements below the form. */
  settings?: ReactNode
  /** `QuietAction` elements, last and apart. */
  children: ReactNode
}

/** The page of an option or a widget, which leads to its module when it was saved or deleted. */
export function PartPage({ kind, part, isFetching, renderForm, ...props }: Props) {
  const { t } = useTranslation(['shell', 'modules'])
  const { name: object, module: moduleId } = part
  const goToModule = useGoToModule({ kind, moduleId })
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
      <Stack maxWidth="form" gap={12}>
        <Stack gap={6}>
          {renderForm((name, isChangedElsewhere) =>
            goToModule(
              t('saved', { object: name }),
              isChangedElsewhere ? t('changedElsewhere') : undefined,
            ),
          )}
          {props.settings !== undefined && (
            <RowGroup aria-label={t('modules:settings', { name: object })}>
              {props.settings}
            </RowGroup>
          )}
        </Stack>
        <Stack gap={0}>{props.children}</Stack>
      </Stack>
    </>
  )
}

/** Returns a function that leads to the page of the module, with a message about what was done. */
export function useGoToModule({ kind, moduleId }: ModuleOfRoute) {
  const leave = useSaveAndLeave()
  return (message: string, more?: string) =>
    leave(paths.module({ kind: kind.slug, moduleId }), message, more)
}
