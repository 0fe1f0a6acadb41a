import { SwitchRow } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Named, OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { toasts } from '../../ui/toasts.ts'
import type { ModuleOfRoute } from './moduleRoute.ts'

interface Props extends Pick<ModuleOfRoute, 'kind'> {
  module: Named
  /** The one place on the dashboard. */
  widget: OptionOrWidget | undefined
}

/** Shows a module on the dashboard under its own name, or no more: that deletes its widget, so it asks. */
export function ShowOnDashboard({ kind, module, widget }: Props) {
  const { t } = useTranslation('modules')
  const [asked, setAsked] = useState<OptionOrWidget>()
  // It stays on until the page knows the widget.
  const create = useMutation({ ...kind.widget.create(), meta: { awaits: true } })

  function choose(isOn: boolean) {
    if (!isOn) return setAsked(widget)
    if (create.isPending) return
    create.mutate(
      { data: { module: module.id, name: module.name } },
      {
        onError: () => toasts.show({ tone: 'danger', title: t('notShown', { name: module.name }) }),
      },
    )
  }

  return (
    <>
      <SwitchRow
        label={t('show')}
        isSelected={widget !== undefined || create.isPending}
        onChange={choose}
      />
      {asked && (
        <kind.widget.Question
          question="delete"
          subject={{ widget: asked }}
          onClose={() => setAsked(undefined)}
          findFocus={() => document.querySelector<HTMLElement>('[role=switch]')}
        />
      )}
    </>
  )
}
