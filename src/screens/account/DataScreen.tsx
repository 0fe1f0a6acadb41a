import { Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/addTexts.ts'
import english from '../../i18n/locales/en-GB/later/takeout.json'
import dutch from '../../i18n/locales/nl/later/takeout.json'
import { resumeImport } from '../../takeout/importJob.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from './AccountBreadcrumbs.tsx'
import { DownloadCard } from './data/DownloadCard.tsx'
import { ImportCard } from './data/ImportCard.tsx'

addTexts('takeout', { 'en-GB': english, nl: dutch })

/** What was being brought in when the page was closed goes on beside it. */
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
      <Stack gap={6} maxWidth="content">
        <DownloadCard />
        <ImportCard />
      </Stack>
    </>
  )
}
