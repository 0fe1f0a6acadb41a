import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { requireUser } from '../../auth/guards.ts'
import { kindOfSlug } from '../../module-kinds/registry.ts'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { OverviewBreadcrumbs } from './ModuleBreadcrumbs.tsx'
import { NameForm } from './NameForm.tsx'
import { useGoOn } from './useGoOn.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  kindOfSlug(args.params['kind'])
  return null
}

export function Component() {
  const { t } = useTranslation('modules')
  const kind = kindOfSlug(useParams()['kind'])
  const { t: ofKind } = useTranslation(kind.kind)
  const goOn = useGoOn()
  return (
    <>
      <ScreenHeader
        title={t('newModule')}
        description={ofKind('title')}
        parent={<OverviewBreadcrumbs />}
      />
      <NameForm
        key={kind.kind}
        label={t('newModule')}
        save={kind.module.create}
        onSaved={({ id }) => void goOn(paths.module(kind.slug, id))}
      />
    </>
  )
}
