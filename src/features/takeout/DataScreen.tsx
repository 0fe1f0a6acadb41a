import { Grid } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import './texts.ts'
import { resumeImport } from './importJob.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from '../../ui/AccountBreadcrumbs.tsx'
import { DownloadCard } from './DownloadCard.tsx'
import { ImportCard } from './ImportCard.tsx'
/** Download and import. An import that was running when the page was left is still running. */
export function loader() {
  void resumeImport()
  return null
}

/** Taking everything along, and bringing something in (docs/product.md#5-7). */
export function Component() {
  const { t } = useTranslation('takeout')
  return (
    <>
      <ScreenHeader
        title={t('title')}
        description={t('text')}
        parent={<AccountBreadcrumbs current={t('title')} />}
      />
      <Grid columns={2}>
        <DownloadCard />
        <ImportCard />
      </Grid>
    </>
  )
}
