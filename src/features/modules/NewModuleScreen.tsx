import { Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { NewModuleForm } from '../../ui/new-module/NewModuleForm.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { readKind } from './moduleRoute.ts'
import { WayToOverview } from './ways.tsx'
import { useSaveAndLeave } from '../../ui/useSaveAndLeave.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  await readKind(params).module.NewHue?.preload()
  return null
}

export function Component() {
  const { t } = useTranslation('shell')
  const kind = readKind(useParams())
  const { t: ofKind } = useTranslation(kind.kind)
  const leave = useSaveAndLeave()
  return (
    <>
      <ScreenHeader
        hasOneField
        title={ofKind('module.new')}
        description={ofKind('title')}
        wayBack={<WayToOverview />}
      />
      <Stack maxWidth="form">
        <NewModuleForm
          key={kind.kind}
          kind={kind}
          onMade={({ module: { id, name } }) =>
            leave(paths.module({ kind: kind.slug, moduleId: id }), t('saved', { object: name }))
          }
        />
      </Stack>
    </>
  )
}
