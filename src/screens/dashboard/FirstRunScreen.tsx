import { ButtonLink, Heading, Inline, Stack, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/addTexts.ts'
import english from '../../i18n/locales/en-GB/later/firstRun.json'
import dutch from '../../i18n/locales/nl/later/firstRun.json'
import type { Beginning } from '../../module-kinds/firstRun.ts'
import { moduleKinds } from '../../module-kinds/registry.ts'
import { paths } from '../../paths.ts'
import { FirstRunForm } from './FirstRunForm.tsx'

/** Loads what the kinds say about how one begins with them. */
export async function loadFirstRun() {
  addTexts('firstRun', { 'en-GB': english, nl: dutch })
  const loaded = await Promise.all(
    Object.values(moduleKinds).map(async (kind) => ({ kind, firstRun: await kind.firstRun?.() })),
  )
  const beginnings = loaded.flatMap(({ kind, firstRun }) => (firstRun ? [{ kind, firstRun }] : []))
  return function FirstRunScreen() {
    return <EmptyDashboard beginnings={beginnings} />
  }
}

/** A dashboard without widgets: a few words make the first ones (docs/product.md#7-11). */
function EmptyDashboard({ beginnings }: { beginnings: readonly Beginning[] }) {
  const { t } = useTranslation('firstRun')
  return (
    <Stack gap={6} maxWidth="content">
      <Stack gap={1}>
        <Heading level={2} size="lg">
          {t('title')}
        </Heading>
        <Text tone="muted">{t('text')}</Text>
      </Stack>
      <FirstRunForm beginnings={beginnings} />
      <Inline gap={3}>
        <Text as="span" size="sm" tone="muted">
          {t('stepByStep')}
        </Text>
        <ButtonLink size="small" href={paths.modules}>
          {t('modules')}
        </ButtonLink>
      </Inline>
    </Stack>
  )
}
