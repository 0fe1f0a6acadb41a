import { LiveRegion, MarkIcon, PageFrame, Stack, Text } from '@daymark/design-system'

/**
 * Shows until the session and the first screen are there, mostly to people who are signed in: it has their quiet
 * ground. It is also rendered into `index.html`, so that it is painted before any JavaScript arrives: it says
 * nothing that depends on a language.
 */
export function FirstScreen() {
  return (
    <PageFrame variant="waiting">
      <LiveRegion>
        <Stack align="center" gap={3}>
          <MarkIcon size="large" />
          <Text as="span" size="xl" weight="strong">
            Daymark
          </Text>
        </Stack>
      </LiveRegion>
    </PageFrame>
  )
}
