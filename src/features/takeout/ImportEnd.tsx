import { Banner, Button, ButtonLink, Heading, List, ListRow, Stack } from '@daymark/design-system'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../../lib/forms/useMessages.ts'
import { paths } from '../../paths.ts'
import { type ImportOutcome, leaveImport } from './importJob.ts'
import { useImportWords } from './words.ts'

/** Shows what an import created, and what the server refused. */
export function ImportEnd(
  props: ImportOutcome & { fileName: string; buttonRef: Ref<HTMLButtonElement> },
) {
  const { t } = useTranslation(['takeout', 'errors'])
  const { ofCode } = useMessages()
  const { ofOutcome } = useImportWords()
  const { fileName: name, refused, buttonRef } = props
  return (
    <>
      <Banner tone={refused.length > 0 ? 'warning' : 'success'} title={ofOutcome(name, props)} />
      {refused.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} size="md">
            {t('import.refused')}
          </Heading>
          <List aria-label={t('import.refused')} isScrollable>
            {refused.map(({ name, error }, index) => (
              <ListRow
                key={index}
                title={name}
                description={ofCode(error.errors[0]?.code) ?? t('errors:codes.general')}
              />
            ))}
          </List>
        </Stack>
      )}
      <Stack gap={1}>
        <ButtonLink variant="primary" size="large" isFullWidth href={paths.dashboard}>
          {t('import.dashboard')}
        </ButtonLink>
        <Button variant="quiet" isFullWidth ref={buttonRef} onPress={() => void leaveImport()}>
          {t('import.again')}
        </Button>
      </Stack>
    </>
  )
}
