import { MarkIcon, PageFrame, Stack, Text } from '@daymark/design-system'

/**
 * Shows until the session and the first screen are there. It is also rendered into `index.html`, so
 * that it is painted before any JavaScript arrives: it says nothing that depends on a language.
 */
export function FirstScreen() {
  return (
    <PageFrame variant="anonymous">
      <Stack align="center" gap={3}>
        <MarkIcon size="large" />
        <Text as="span" size="xl" weight="strong">
          Daymark
        </Text>
      </Stack>
    </PageFrame>
  )
}
