import { Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { loadModule } from './loadPart.ts'
import { ModuleBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readModule } from './moduleRoute.ts'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { kind } = readModule(args.params)
  await Promise.all([loadModule(args), kind.option.Form.preload()])
  return null
}

export function Component() {
  const { t } = useTranslation('shell')
  const { kind, moduleId } = readModule(useParams())
  const { t: ofKind } = useTranslation(kind.kind)
  const leave = useLeaveSaying()
  return (
    <>
      <ScreenHeader
        title={ofKind('option.new')}
        parent={
          <ModuleBreadcrumbs kind={kind} moduleId={moduleId} current={ofKind('option.new')} />
        }
      />
      <Stack maxWidth="form">
        <kind.option.Form
          key={`${kind.kind}-${moduleId}`}
          moduleId={moduleId}
          onSaved={(name) =>
            leave(paths.module({ kind: kind.slug, moduleId }), t('saved', { object: name }))
          }
        />
      </Stack>
    </>
  )
}
