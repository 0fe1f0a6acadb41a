import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { OverviewBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { readKind } from './moduleRoute.ts'
import { NameForm } from './NameForm.tsx'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'

export function loader({ params }: LoaderFunctionArgs) {
  readKind(params)
  return null
}

export function Component() {
  const { t } = useTranslation('shell')
  const kind = readKind(useParams())
  const { t: ofKind } = useTranslation(kind.kind)
  const create = useMutation(kind.module.create())
  const leave = useLeaveSaying()
  return (
    <>
      <ScreenHeader
        hasOneField
        title={ofKind('module.new')}
        description={ofKind('title')}
        parent={<OverviewBreadcrumbs current={ofKind('module.new')} />}
      />
      <NameForm
        key={kind.kind}
        label={ofKind('module.new')}
        mutation={create}
        variables={(data) => ({ data })}
        onSaved={({ id, name }) =>
          leave(paths.module({ kind: kind.slug, moduleId: id }), t('saved', { object: name }))
        }
      />
    </>
  )
}
