import { Inline, Stack } from '@daymark/design-system'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { RefetchIndicator } from '../../ui/RefetchIndicator.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { loadPart } from './loadPart.ts'
import { ModuleBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readId, readModule } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadPart(args, 'widgetId', (kind) => kind.widget)

export function Component() {
  const { t } = useTranslation(['modules', 'shell'])
  const params = useParams()
  const { kind, moduleId } = readModule(params)
  const id = readId(params['widgetId'])
  const { data: widget, isFetching } = useSuspenseQuery(kind.widget.get(id))
  const save = useMutation(kind.widget.update(id))
  const remove = useMutation(kind.widget.remove(id))
  const leave = useLeaveSaying()
  const goToModule = (message: string) =>
    leave(paths.module({ kind: kind.slug, moduleId }), message)
  return (
    <>
      <ScreenHeader
        title={widget.name}
        parent={<ModuleBreadcrumbs kind={kind} moduleId={moduleId} current={widget.name} />}
        actions={<RefetchIndicator isFetching={isFetching} />}
      />
      <Stack gap={12}>
        <NameForm
          key={`${kind.kind}-${id}`}
          label={t('widgetForm')}
          name={widget.name}
          mutation={save}
          onSaved={() => goToModule(t('shell:saved'))}
        />
        <Inline>
          <DeleteButton
            label={t('delete.widget')}
            object={widget.name}
            mutation={remove}
            onDeleted={() => goToModule(t('shell:deleted', { object: widget.name }))}
          />
        </Inline>
      </Stack>
    </>
  )
}
