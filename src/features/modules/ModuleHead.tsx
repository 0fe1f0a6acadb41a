import { Dot, IconButton, PencilIcon, Stack, Words } from '@daymark/design-system'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasDraft } from '../../lib/forms/useDraft.ts'
import { useChange } from '../../lib/query/useChange.ts'
import { paths } from '../../paths.ts'
import type { Named } from '../../ui/module-kind/moduleKind.ts'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { useSaveAndLeave } from '../../ui/useSaveAndLeave.ts'
import type { ModuleOfRoute } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { WayToOverview } from './ways.tsx'

interface Props extends Pick<ModuleOfRoute, 'kind'> {
  module: Named
  /** The dashboard shows it. */
  isShown: boolean
  isFetching: boolean
  /** The content of the page. */
  children: ReactNode
}

/** The head of a module's page: its sign, its name, how far it is, and behind a pencil the form for its name. */
export function ModuleHead({ kind, module, isShown, isFetching, children }: Props) {
  const { t } = useTranslation(['modules', 'shell'])
  // What was typed when a session ended is shown again.
  const [isOpen, setOpen] = useState(useHasDraft())
  const pencil = useRef<HTMLButtonElement>(null)
  const { Sign, State } = kind.module
  return (
    <>
      <ScreenHeader
        isName
        title={module.name}
        wayBack={<WayToOverview />}
        sign={<Sign isLarge module={module.id} />}
        description={
          <>
            <State module={module.id} />
            {isShown && (
              <>
                <Dot />
                <Words>{t('onDashboard')}</Words>
              </>
            )}
          </>
        }
        actions={
          <>
            <IconButton
              ref={pencil}
              label={t('rename', { name: module.name })}
              icon={<PencilIcon />}
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            />
            <RefetchIndicator isFetching={isFetching} />
          </>
        }
      />
      <Stack>
        {isOpen && (
          <Rename
            kind={kind}
            module={module}
            onCancel={() => {
              setOpen(false)
              pencil.current?.focus()
            }}
          />
        )}
        {children}
      </Stack>
    </>
  )
}

interface RenameProps extends Pick<Props, 'kind' | 'module'> {
  onCancel: () => void
}

/** The form for the name of a module. Saving leads to the overview (docs/product.md#6-2). */
function Rename({ kind, module, onCancel }: RenameProps) {
  const { t } = useTranslation('shell')
  const { t: ofKind } = useTranslation(kind.kind)
  const save = useChange(kind.module.change, module)
  const leave = useSaveAndLeave()
  return (
    <NameForm
      label={ofKind('module.form')}
      name={module.name}
      mutation={save}
      variables={(values) => values}
      onSaved={({ entity }) => leave(paths.modules, t('saved', { object: entity.name }))}
      onCancel={onCancel}
    />
  )
}
